import { expect, test } from 'vitest'
import { comparisonsOf } from './comparisons.ts'
import { noStats } from './stats.testing.ts'

// 23 Nov 2026 is a Monday.
const daily = [16, 17, 18, 19, 20, 21, 22, 23].map((day) => ({
  date: `2026-11-${day}`,
  amount: day * 100,
  count: 1,
  succeeded: 1,
  failed: 0,
}))
const stats = { ...noStats, totalTransactions: 8, daily }

test('today is compared with the same time of yesterday and of the same weekday', () => {
  const todayCompared = { hours: [0], yesterdayHours: [], yesterdayByNow: 10_000, lastWeekByNow: 20_000 }
  expect(comparisonsOf({ ...stats, todayCompared })).toEqual([
    { amount: 10_000, when: 'yesterday by now' },
    { amount: 20_000, when: 'last Mon by now' },
  ])
})

test('a server without the time of day leaves whole days to compare with, named so', () => {
  expect(comparisonsOf(stats)).toEqual([
    { amount: 2200, when: 'yesterday, all day' },
    { amount: 1600, when: 'last Mon, all day' },
  ])
})

test('an account without payments or without days has nothing to compare', () => {
  expect(comparisonsOf({ ...stats, totalTransactions: 0 })).toEqual([])
  expect(comparisonsOf({ ...stats, daily: [] })).toEqual([])
})
