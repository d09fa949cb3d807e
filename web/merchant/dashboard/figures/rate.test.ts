import { expect, test } from 'vitest'
import { averageOf } from './rate.ts'

test('the average payment is of what was captured, in whole paise', () => {
  const days = [
    { amount: 10_000, succeeded: 1 },
    { amount: 0, succeeded: 0 },
    { amount: 10_000, succeeded: 2 },
  ]
  expect(averageOf(days)).toBe(6667)
})

test('without a captured payment there is no average', () => {
  expect(averageOf([{ amount: 0, succeeded: 0 }])).toBeNull()
})
