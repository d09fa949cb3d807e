import { expect, test } from 'vitest'
import { hasTag } from './response-tag.ts'

test.each([
  ['"1.2.usr_a"', true],
  ['W/"1.2.usr_a"', true],
  ['"0", "1.2.usr_a"', true],
  ['"1.2.usr_b"', false],
  ['1.2.usr_a', false],
  ['*', true],
  [undefined, false],
])('If-None-Match %s names the response "1.2.usr_a": %s', (ifNoneMatch, expected) => {
  expect(hasTag(ifNoneMatch, '"1.2.usr_a"')).toBe(expected)
})
