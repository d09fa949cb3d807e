import { expect, test } from 'vitest'
import { outcomesOf, rateOf } from './rate.ts'
import { floorOf } from './success-rate-chart.tsx'

test('a rate only counts completed payments, and is missing without any', () => {
  expect(rateOf({ succeeded: 3, failed: 1 })).toBe(75)
  expect(rateOf({ succeeded: 0, failed: 2 })).toBe(0)
  expect(rateOf({ succeeded: 0, failed: 0 })).toBe(null)
})

test('the rate of several days weighs payments, not days', () => {
  const days = [
    { succeeded: 99, failed: 0 },
    { succeeded: 0, failed: 1 },
  ]
  expect(rateOf(outcomesOf(days))).toBe(99)
})

test('the axis starts just below the lowest rate', () => {
  expect(floorOf([])).toBe(90)
  expect(floorOf([100, null, 96.2])).toBe(90)
  expect(floorOf([100, 80])).toBe(80)
  expect(floorOf([100, 39.9])).toBe(0)
})
