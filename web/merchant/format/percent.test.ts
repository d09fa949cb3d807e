import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

test('a rate has two decimals, and a missing one is not 0.00 %', () => {
  expect(formatPercent(98.7)).toBe('98.70%')
  expect(formatPercent(0)).toBe('0.00%')
  expect(formatPercent(undefined)).toBe('–')
})
