import { expect, test } from 'vitest'
import { lackedBy, mdn } from './lacked-by.ts'
import { supportProblems } from './problems.ts'
import { usedInCss } from './used-in-css.ts'

const problemsOf = (css: string, fallbacks = {}) =>
  supportProblems(new Map([...usedInCss(css)].map((key) => [key, ['a.css']])), fallbacks, mdn)

test.each([
  ['a property', 'p { field-sizing: content }', 'css.properties.field-sizing '],
  ['a value', 'p { text-wrap: pretty }', 'css.properties.text-wrap.pretty '],
  ['a function', 'p { color: contrast-color(red) }', 'css.types.color.contrast-color '],
  [
    'a function in a custom property',
    ':root { --ink: contrast-color(red) }',
    'css.types.color.contrast-color ',
  ],
  ['a selector', '::details-content { color: red }', 'css.selectors.details-content '],
  ['an at-rule', '@position-try --below { top: 0 }', 'css.at-rules.position-try '],
])('%s too new for a supported browser is reported', (_what, css, key) => {
  expect(problemsOf(css)).toContainEqual(expect.stringContaining(key))
})

test('a feature of all supported browsers is not a problem', () => {
  expect(problemsOf('@media (width >= 40rem) { a:has(b) { color: light-dark(red, blue) } }')).toEqual([])
})

test('a fallback covers the feature and its subfeatures, and is reported once it is no longer needed', () => {
  const fallbacks = { 'css.properties.text-wrap': 'Lines end where they would anyway.' }
  expect(problemsOf('p { text-wrap: pretty }', fallbacks)).toEqual([])
  expect(problemsOf('p { color: red }', fallbacks)).toEqual([expect.stringContaining('no longer needed')])
})

test('a feature that is partial or behind a flag counts as missing', () => {
  expect(lackedBy('html.elements.link.rel.prefetch', mdn)).toContain('safari')
  expect(lackedBy('css.properties.backdrop-filter', mdn)).toContain('safari')
})

test('a feature unknown to MDN is distinguished from a supported one', () => {
  expect(lackedBy('api.No.such', mdn)).toBeUndefined()
  expect(lackedBy('css.properties.color', mdn)).toEqual([])
})
