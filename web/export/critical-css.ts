import type { Rule } from './css-rules.ts'
import { rulesOf, withoutRepetition } from './css-rules.ts'

/**
 * The part of a minified style sheet that `html` may need: drops rules for classes or elements not in the
 * page. Attributes and states are ignored, so menus, themes and focus keep all their rules.
 */
export function criticalCss(sheet: string, html: string): string {
  const present = new Set(Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name))
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) present.add(`.${name}`)
  }
  const canMatch = (selectors: string) =>
    requiredNames(selectors).some((required) => required.every((name) => present.has(name)))
  // All target browsers support color-mix(), so the rule needs no condition.
  const unconditional = sheet.replace(
    /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g,
    '$1',
  )
  return withoutUnusedProperties(withInitialValues(keepAll(unconditional)), html)

  function keepAll(css: string): string {
    return withoutRepetition(rulesOf(css)).map(keep).join('')
  }

  function keep({ prelude, body }: Rule): string {
    if (body === undefined || /^@(font-face|property|keyframes)/.test(prelude))
      return print({ prelude, body })
    if (!prelude.startsWith('@')) return canMatch(prelude) ? print({ prelude, body }) : ''
    const inside = keepAll(body)
    return inside && print({ prelude, body: inside })
  }
}

/** Inlines the initial values of registered properties that the page reads but never sets. */
function withInitialValues(css: string): string {
  const registered = css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)[^}]*\}/g)
  return Array.from(registered).reduce(
    (shorter, [rule, name, value = '']) =>
      css.includes(`${name}:`) ? shorter : shorter.replace(rule, '').replaceAll(`var(${name})`, value),
    css,
  )
}

/**
 * Drops unused animations, and custom properties read neither by `css` nor by the page's style attributes.
 * A property read only by another unused one is dropped in the next round.
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

/** The sheet for pages that already include its fonts: the browser would load a font declared twice again. */
export function withoutFonts(sheet: string): string {
  return sheet.replace(/@font-face\{[^}]*\}/g, '')
}

const print = ({ prelude, body }: Rule) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`)

/**
 * For each selector of a list, the elements (`a`) and classes (`.a`) that every match must have. Those in
 * brackets, as in `:not(.a)`, are optional.
 */
function requiredNames(selectors: string): string[][] {
  const required: string[][] = [[]]
  let depth = 0
  const tokens = /(\.(?:\\.|[\w-])+|(?<![\w.#:\\-])[a-z][\w-]*)|\\.|[()[\],]/g
  for (const [token, name] of selectors.matchAll(tokens)) {
    if (token === '(' || token === '[') depth += 1
    else if (token === ')' || token === ']') depth -= 1
    else if (depth > 0) continue
    else if (token === ',') required.push([])
    else if (name) required.at(-1)?.push(name.replace(/\\(.)/g, '$1'))
  }
  return required
}
