import { expect, test } from 'vitest'
import { rupees } from './rupees.ts'

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [123_450, '₹1,234.50'],
  [10_000_000, '₹1,00,000.00'],
  [100_000_000_001, '₹1,00,00,00,000.01'],
])('%i paise are formatted as %s', (paise, text) => {
  expect(rupees(paise)).toBe(text)
})
