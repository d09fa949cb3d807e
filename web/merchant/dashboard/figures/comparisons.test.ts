import { expect, test } from 'vitest'
import { comparisonsOf } from './comparisons.ts'
import { noStats as noPayments } from './stats.testing.ts'

const noStats = { ...noPayments, totalTransactions: 8 }

// 23 Nov 2026 is a Monday.
const daily = [16, 17, 18, 19, 20, 21, 22, 23].map((day) => ({
  date: `2026-11-${day}`,
  amount: day * 100,
  count: 1,
  succeeded: 1,
  failed: 0,
}))
const compared = { hours: [0], yesterdayHours: [] }

test('today is compared with the same time of yesterday and of the same weekday', () => {
  const todayCompared = { ...compared, yesterdayByNow: 10_000, lastWeekByNow: 20_000 }
  const comparisons = comparisonsOf({ ...noStats, daily, todayAmount: 15_000, todayCompared })
  expect(comparisons).toEqual([
    { text: '50% more than yesterday by now', direction: 'up' },
    { text: '25% less than last Mon by now', direction: 'down' },
  ])
})

test.each([
  [0, 0, 'As much as'],
  [5, 0, 'More than'],
  [0, 5, '100% less than'],
  [30_000, 10_000, '3.0 times'],
  [99_500, 10_000, '9.9 times'],
  [1_234_567_800, 10_000, '1,23,457 times'],
  [10_001, 10_000, 'Slightly more than'],
  [9999, 10_000, 'Slightly less than'],
])('%i paise beside %i is "%s"', (todayAmount, yesterdayByNow, words) => {
  const todayCompared = { ...compared, yesterdayByNow, lastWeekByNow: 0 }
  const [first] = comparisonsOf({ ...noStats, daily, todayAmount, todayCompared })
  expect(first?.text).toBe(`${words} yesterday by now`)
})

test('a server without the time of day leaves whole days to compare with, named so', () => {
  const texts = comparisonsOf({ ...noStats, daily, todayAmount: 4400 }).map(({ text }) => text)
  expect(texts).toEqual(['100% more than all of yesterday', '175% more than all of last Mon'])
})

test('an account without payments is not told that it is as good as yesterday', () => {
  expect(
    comparisonsOf({
      ...noPayments,
      daily,
      todayCompared: { ...compared, yesterdayByNow: 0, lastWeekByNow: 0 },
    }),
  ).toEqual([])
})

test('an account without days has nothing to compare', () => expect(comparisonsOf(noStats)).toEqual([]))
