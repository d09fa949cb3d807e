import { expect, test } from 'vitest'
import type { Reconciliation } from './match.ts'
import { differenceSentence, leftOut, summary } from './sentences.ts'

const nothing: Reconciliation = {
  agreeing: [],
  differing: [],
  repeated: [],
  missingInBank: [],
  unmatched: [],
  outgoing: 0,
  days: { from: '2026-11-01', to: '2026-11-30' },
}

test('a statement of which nothing can be read says so', () => {
  expect(summary({ ...nothing, days: null })).toBe(
    'No line of the statement has a day and an amount that can be read.',
  )
})

test('a difference says how much and in which direction', () => {
  expect(differenceSentence(-1000)).toBe('₹10.00 less than the settlement.')
  expect(differenceSentence(5)).toBe('₹0.05 more than the settlement.')
})

test('lines that are not compared are counted or named', () => {
  expect(leftOut({ lines: [], unread: [3, 4, 5, 6, 7, 8] }, 1)).toEqual([
    '1 line of money that went out is not compared.',
    'No amount could be read in lines 3, 4, 5, 6, 7 and 1 more.',
  ])
})
