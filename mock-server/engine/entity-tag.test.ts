import { expect, test } from 'vitest'
import { hasTag } from './entity-tag.ts'

test.each([
  ['"1.2.usr_a"', true, true],
  ['W/"1.2.usr_a"', true, false],
  ['"0", "1.2.usr_a"', true, true],
  ['"a, b","1.2.usr_a"', true, true],
  ['"1.2.usr_b"', false, false],
  ['1.2.usr_a', false, false],
  ['*', true, true],
  [undefined, false, false],
])('%s names the version "1.2.usr_a" to If-None-Match: %s, to If-Match: %s', (header, isKnown, isCurrent) => {
  expect(hasTag(header, '"1.2.usr_a"', 'weak')).toBe(isKnown)
  expect(hasTag(header, '"1.2.usr_a"', 'strong')).toBe(isCurrent)
})

test('a weak tag confirms a version, and allows no change', () => {
  expect(hasTag('W/"1"', 'W/"1"', 'weak')).toBe(true)
  expect(hasTag('W/"1"', 'W/"1"', 'strong')).toBe(false)
})
