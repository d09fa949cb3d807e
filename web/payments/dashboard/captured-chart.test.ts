import { expect, test } from 'vitest'
import { ceiling } from './captured-chart.tsx'

test('the axis ends at a round amount above every bar', () => {
  expect(ceiling(10_000)).toBe(10_000)
  expect(ceiling(10_100)).toBe(12_000)
  expect(ceiling(95_400_000)).toBe(100_000_000)
  for (let paise = 1; paise < 10 ** 12; paise = paise * 3 + 1)
    expect(ceiling(paise)).toBeGreaterThanOrEqual(paise)
})
