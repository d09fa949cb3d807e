/**
 * The part of a minified style sheet that `html` can need: drops every rule that asks for a class the page does not
 * carry. Attributes, states and element names are not judged, so menus, themes and focus keep all of theirs.
 */
export function criticalCss(sheet: string, html: string): string {
  const classes = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  const canMatch = (selectors: string) =>
    requiredClasses(selectors).some((required) => required.every((name) => classes.has(name)))
  // Every browser that the build is for mixes colours: the rule inside needs no condition.
  const unconditional = sheet.replace(
    /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g,
    '$1',
  )
  return withoutUnusedProperties(rulesOf(unconditional).map(keep).join(''), html)

  function keep({ prelude, body }: Rule): string {
    if (body === undefined || /^@(font-face|property|keyframes)/.test(prelude))
      return print({ prelude, body })
    if (!prelude.startsWith('@')) return canMatch(prelude) ? print({ prelude, body }) : ''
    const inside = rulesOf(body).map(keep).join('')
    return inside && print({ prelude, body: inside })
  }
}

/**
 * Drops animations that nothing plays, and what defines custom properties that nothing reads, neither `css` nor the page's own style attributes. A property
 * that only another unread one reads goes in the next round.
 */
function withoutUnusedProperties(css: string, html: string): string {
  const read = new Set(Array.from(`${css}${html}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const unused = (name: string) => !read.has(name)
  const shorter = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (unused(name) ? '' : rule))
    .replace(/(?<=[{;])(--(?!tw-)[\w-]+):[^;{}]*(;|(?=\}))/g, (line, name: string) =>
      unused(name) ? '' : line,
    )
  const animated = (name: string) => shorter.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length > 2
  const still = shorter.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    animated(name) ? rule : '',
  )
  return still === css ? css : withoutUnusedProperties(still, html)
}

/** The sheet for pages that already carry its fonts: declaring a font twice would make the browser load it twice. */
export function withoutFonts(sheet: string): string {
  return sheet.replace(/@font-face\{[^}]*\}/g, '')
}

/** `body` is missing in statements such as `@layer a, b;`. */
type Rule = { prelude: string; body: string | undefined }

const print = ({ prelude, body }: Rule) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`)

/** The top-level rules of `css`. Declarations among them, as nesting allows, are not expected: the build flattens them. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let bodyStart = 0
  let depth = 0
  for (const { 0: sign, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (sign === '{') {
      depth += 1
      if (depth === 1) bodyStart = index
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ prelude: css.slice(start, bodyStart), body: css.slice(bodyStart + 1, index) })
      start = index + 1
    } else if (sign === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index), body: undefined })
      start = index + 1
    }
  }
  return rules
}

/**
 * For each selector of a list, the classes that every match must carry. Those in brackets, as in `:not(.a)`,
 * may be absent.
 */
function requiredClasses(selectors: string): string[][] {
  const required: string[][] = [[]]
  let depth = 0
  for (const [token, name] of selectors.matchAll(/\.((?:\\.|[\w-])+)|\\.|[()[\],]/g)) {
    if (token === '(' || token === '[') depth += 1
    else if (token === ')' || token === ']') depth -= 1
    else if (depth > 0) continue
    else if (token === ',') required.push([])
    else if (name) required.at(-1)?.push(name.replace(/\\(.)/g, '$1'))
  }
  return required
}
