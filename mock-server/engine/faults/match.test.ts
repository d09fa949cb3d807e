import { expect, test } from 'vitest'
import { fitsMatch } from './match.ts'

const fits = (pattern: string, path: string) =>
  fitsMatch(
    { path: pattern },
    { path, query: new URLSearchParams(), headers: new Headers(), body: undefined },
  )

test.each([
  ['/api/payments/links', '/api/payments/links', true],
  ['/api/payments/links', '/api/payments/links/1', false],
  ['/api/payments/links/*', '/api/payments/links/1', true],
  ['*', '/anything', true],
  ['**', '', true],
  ['*links*', '/api/payments/links/1', true],
  ['/api/*/links', '/api/payments/links', true],
  ['/api/*/links', '/api/payments/links/1', false],
  ['/a*a', '/a', false],
  ['/a*a', '/aa', true],
  ['*a*b*a', 'xabxa', true],
  ['*a*b*a', 'xaab', false],
  ['/api.(x)', '/api.(x)', true],
  ['/api.', '/apix', false],
])('the pattern %s on %s: %s', (pattern, path, expected) => {
  expect(fits(pattern, path)).toBe(expected)
})

test('the time to match grows with the length of path and pattern only', () => {
  // A regular expression needs more than a lifetime for this.
  expect(fits(`${'*a'.repeat(12)}b`, `/${'a'.repeat(300)}`)).toBe(false)
})
