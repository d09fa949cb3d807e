import { expect, test } from 'vitest'
import { readReminded } from './reminded.ts'

const NOW = Date.parse('2026-11-23T06:00:00Z')
const DAY_MS = 86_400_000
const read = (stored: unknown) => Object.fromEntries(readReminded(JSON.stringify(stored), NOW))

test('notes of the last 90 days are read, older ones are forgotten', () => {
  const recent = { at: NOW - 89 * DAY_MS, by: 'email' }
  expect(read({ plink_1: recent, plink_2: { at: NOW - 90 * DAY_MS, by: 'email' } })).toEqual({
    plink_1: recent,
  })
})

test.each([
  null,
  [],
  'text',
  { plink_1: null },
  { plink_1: { at: 'now', by: 'email' } },
  { plink_1: { at: NOW + 1, by: 'email' } },
  { plink_1: { at: NOW, by: 'pigeon' } },
])('what is no note of ours is ignored: %j', (stored) => {
  expect(read(stored)).toEqual({})
})

test('broken or endless text is ignored', () => {
  expect(readReminded('{"plink_1":', NOW).size).toBe(0)
  expect(readReminded(`{"a":"${'x'.repeat(100_000)}"}`, NOW).size).toBe(0)
})
