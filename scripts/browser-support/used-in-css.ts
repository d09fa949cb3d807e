import type { Declaration } from 'postcss'
import { parse } from 'postcss'

/** Candidate MDN keys for everything in a style sheet. Most of them do not exist in MDN's data. */
export function usedInCss(source: string): Set<string> {
  const keys = new Set<string>()
  const sheet = parse(source)
  sheet.walkDecls((declaration) => {
    for (const key of keysOf(declaration)) keys.add(key)
  })
  sheet.walkAtRules(({ name, params }) => {
    keys.add(`css.at-rules.${name}`)
    for (const [, feature] of params.matchAll(/\(\s*([\w-]+)/g)) keys.add(`css.at-rules.${name}.${feature}`)
  })
  sheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/::?([\w-]+)/g)) keys.add(`css.selectors.${name}`)
    if (selector.includes('&')) keys.add('css.selectors.nesting')
  })
  return keys
}

function keysOf({ prop, value }: Declaration): string[] {
  if (prop.startsWith('--')) return functionsIn(value)
  const words = value.match(/[a-z][\w-]*/gi) ?? []
  return [
    `css.properties.${prop}`,
    ...words.map((word) => `css.properties.${prop}.${word}`),
    ...functionsIn(value),
  ]
}

/** MDN lists functions by name within a group: `color.oklch`, `length.calc`. */
const functionsIn = (value: string) =>
  [...value.matchAll(/([a-z][\w-]*)\(/g)].flatMap(([, name]) =>
    ['', 'color.', 'image.', 'gradient.', 'transform-function.', 'easing-function.'].map(
      (group) => `css.types.${group}${name}`,
    ),
  )
