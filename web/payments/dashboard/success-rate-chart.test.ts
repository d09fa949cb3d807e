import { expect, test } from 'vitest'
import { outcomesOf, rateOf } from './rate.ts'
import { floorOf } from './success-rate-chart.tsx'

test('a rate counts what came to an end, and is none where nothing did', () => {
  expect(rateOf({ succeeded: 3, failed: 1 })).toBe(75)
  expect(rateOf({ succeeded: 0, failed: 2 })).toBe(0)
  expect(rateOf({ succeeded: 0, failed: 0 })).toBe(null)
})

test('the rate of many days weighs each payment, not each day', () => {
  const days = [
    { succeeded: 99, failed: 0 },
    { succeeded: 0, failed: 1 },
  ]
  expect(rateOf(outcomesOf(days))).toBe(99)
})

test('the axis begins below the lowest rate, as high as that allows', () => {
  expect(floorOf([])).toBe(90)
  expect(floorOf([100, null, 96.2])).toBe(90)
  expect(floorOf([100, 80])).toBe(80)
  expect(floorOf([100, 39.9])).toBe(0)
})
