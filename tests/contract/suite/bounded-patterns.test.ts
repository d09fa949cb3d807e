import { isSafe } from 'redos-detector'
import { describe, expect, test } from 'vitest'
import { document, isValid } from '../kosha/document.ts'
import type { Schema } from '../suite/document.ts'
import { boundedPattern, MAX_CHARACTERS } from './bounded-patterns.ts'

type Patterned = Schema & { pattern: string }

/** Every schema in the contract that has a pattern, at any depth. */
function patternedIn(part: unknown): Patterned[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(patternedIn)
  return isPatterned(part) ? [part, ...inside] : inside
}

const isPatterned = (part: object): part is Patterned => typeof Reflect.get(part, 'pattern') === 'string'

const patterned = [...new Map(patternedIn(document).map((schema) => [schema.pattern, schema])).values()]

test('a pattern is not evaluated on very long text, which its maximum length judges', () => {
  // Catastrophic backtracking: without the bound, this test would never finish.
  expect(boundedPattern('^(a+)+$', 'u').test(`${'a'.repeat(240_000)}!`)).toBe(true)
  expect(boundedPattern('^(a+)+$', 'u').test('aaa')).toBe(true)
})

test('a title of 240 KB is rejected', () => {
  const title = { $ref: '#/components/schemas/ShortText' }
  expect(isValid(title, ' '.repeat(240_000))).toBe(false)
  expect(isValid(title, 'a title')).toBe(true)
})

describe('no pattern of the contract backtracks', () => {
  test.each(patterned)('$pattern', ({ pattern, maxLength = 0 }) => {
    expect(maxLength).toBeLessThanOrEqual(MAX_CHARACTERS)
    expect(isSafe(new RegExp(spelledOut(pattern), 'u'), { maxScore: 10 })).toMatchObject({ safe: true })
  })
})

/** With the characters of `[^\S…]`: the detector does not see that it shares none with `[^\s…]`. */
function spelledOut(pattern: string): string {
  return pattern.replaceAll(/\[\^\\S[^\]]*\]/g, (space) => {
    const codes = Array.from({ length: 0x1_00_00 }, (_, code) => code)
    const members = codes.filter((code) => new RegExp(space).test(String.fromCharCode(code)))
    return `[${members.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('')}]`
  })
}
