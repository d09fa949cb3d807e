import type { Container, Root } from 'postcss'
import { AtRule, parse, Rule } from 'postcss'

/**
 * The part of a minified style sheet that `html` may need until the application runs, which brings the whole sheet:
 * drops rules for classes, elements and attributes not in the page, and for paper, hovering, selected text, transitions
 * and closed dialogs, which wait for the whole sheet. Other states are ignored, so menus and focus keep their rules.
 */
export function criticalCss(sheet: string, html: string): string {
  const css = parse(sheet)
  const present = namesIn(html.replace(/<dialog\b.*?<\/dialog>/gs, ''))
  css.walkAtRules('media', (condition) => {
    // The loader requests the whole sheet early, for paper only.
    if (condition.params === 'print') condition.remove()
    // The shorter form, which Tailwind avoids for older browsers.
    condition.params = condition.params.replace(/^not all and \(width>=/, '(width<')
  })
  css.walkRules((rule) => {
    if (isFrame(rule)) return
    const canMatch = (selector: string) => requiredNames(selector).every((name) => present.has(name))
    const matching = rule.selectors.filter(canMatch)
    if (matching.length === 0) rule.remove()
    else rule.selectors = matching
  })
  // The licence comment stays in the full sheet.
  css.walkComments((comment) => {
    comment.remove()
  })
  css.walkDecls(/^transition/, (declaration) => {
    declaration.remove()
  })
  writeFallbacks(css, html)
  removeUnusedProperties(css, html)
  removeUnusedAnimations(css)
  removeEmptyRules(css)
  return css.toString()
}

const AREA = ':root[data-area]'

/**
 * A built sheet without what it repeats: registered properties for browsers older than the supported ones, the tokens
 * of another sheet wherever it refers to them, and the selector around the utilities of the merchant area.
 */
export function withoutRepetition(sheet: string): string {
  const css = parse(sheet)
  css.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove()
    if (layer.params === 'utilities' && String(layer).includes(AREA)) nestInArea(layer)
  })
  return css
    .toString()
    .replace(/var\((--color-[\w-]+),light-dark\(oklch\([^)]*\),oklch\([^)]*\)\)\)/g, 'var($1)')
}

function nestInArea(layer: AtRule) {
  layer.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.startsWith(`${AREA} `) ? selector.slice(AREA.length + 1) : selector.replaceAll(AREA, '&'),
    )
  })
  const area = new Rule({ selector: AREA })
  area.append(layer.nodes ?? [])
  layer.append(area)
}

/** The sheet for pages that already include its fonts: the browser would load a font declared twice again. */
export function withoutFonts(sheet: string): string {
  const css = parse(sheet)
  css.walkAtRules('font-face', (font) => {
    font.remove()
  })
  return css.toString()
}

/** Set by the browser, by the script in the head, and for the menu that is open while the whole sheet loads. */
const SET_EARLY = /^\[(open|data-(open|theme|theme-preference|signed-in|frame))\b/

/** The elements (`a`), classes (`.a`) and attributes (`[a]`, `[a=b]`) of a page. */
function namesIn(html: string): Set<string> {
  const elements = Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name)
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat()
  const attributes = Array.from(html.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name, value]) => [
    `[${name}]`,
    `[${name}=${value}]`,
  ]).flat()
  return new Set([...elements, ...classes.map((name) => `.${name}`), ...attributes])
}

/**
 * The names that every match of a selector has, in the notation of `namesIn`; hovering and shadow roots are in no page. Text in
 * brackets, as in `:not(.a)`, is optional, except in `:has(.a)`.
 */
function requiredNames(selector: string): string[] {
  const required: string[] = []
  const optional: boolean[] = []
  const tokens =
    /(\.(?:\\.|[\w-])+|(?<![\w.#:\\-])[a-z][\w-]*|\[[^\]]*\]|:(?:hover|host|:selection))|\\.|(?::has)?\(|\)/g
  for (const [token, name] of selector.matchAll(tokens)) {
    if (token === ')') optional.pop()
    else if (token.endsWith('(')) optional.push(token === '(')
    else if (!optional.includes(true) && name && !SET_EARLY.test(name)) required.push(plain(name))
  }
  return required
}

/** `[a=b]` without quotes, `[a]` for any other comparison, and a class without its escapes. */
const plain = (name: string) =>
  name.startsWith('[')
    ? name.replace(/^(\[[\w-]+)[~|^$*]=.*/, '$1]').replaceAll('"', '')
    : name.replace(/\\(.)/g, '$1')

const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes'

function removeUnusedAnimations(css: Root) {
  const used = new Set<string>()
  css.walkDecls((declaration) => {
    for (const [word] of declaration.value.matchAll(/[\w-]+/g)) used.add(word)
  })
  css.walkAtRules('keyframes', (animation) => {
    if (!used.has(animation.params)) animation.remove()
  })
}

/** Writes the fallback of a custom property that nothing in the page sets, such as a line height beside a size. */
function writeFallbacks(css: Root, html: string) {
  const set = new Set(Array.from(`${css}${html}`.matchAll(/(--[\w-]+):/g), ([, name]) => name))
  css.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+), *([\w.%-]+)\)/g,
      (text, name, fallback) => (set.has(name) ? text : fallback),
    )
  })
}

/** Removes custom properties read neither by the sheet nor by the page's style attributes. */
function removeUnusedProperties(css: Root, html: string) {
  const before = css.toString()
  const read = new Set(Array.from(`${before}${html}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  css.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  css.walkAtRules('property', (registration) => {
    if (!read.has(registration.params)) registration.remove()
  })
  // What was removed may have been the only reader of another property.
  if (css.toString() !== before) removeUnusedProperties(css, html)
}

function removeEmptyRules(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmptyRules(node)
    if (node.nodes.length === 0) node.remove()
  })
}
