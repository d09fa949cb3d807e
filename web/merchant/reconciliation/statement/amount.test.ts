import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalRupees, formatRupees } from '../../format/rupees.ts'
import { parseAmount } from './amount.ts'

test.each([
  ['1,23,456.78', 12_345_678],
  ['₹ 1,23,456.78', 12_345_678],
  ['Rs. 499', 49_900],
  ['INR 499.5', 49_950],
  ['123456,78', 12_345_678],
  ['1.23.456,78', 12_345_678],
  ['1 23 456.78', 12_345_678],
  ['-500.00', -50_000],
  ['(500.00)', -50_000],
  ['(₹500.00)', -50_000],
  ['500.00 Dr', -50_000],
  ['500.00Cr.', 50_000],
  ['0.05', 5],
  ['0', 0],
])('%s is %d paise', (text, paise) => {
  expect(parseAmount(text)).toBe(paise)
})

test.each(['', '-', 'N/A', '12/11/2026', 'KOSHN26324004417', '1.2.3', '12,34,56,', '99999999999999999.00'])(
  '%j is no amount',
  (text) => {
    expect(parseAmount(text)).toBeNull()
  },
)

test('whatever amount this product writes is read back to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => {
      expect(parseAmount(formatRupees(paise))).toBe(paise)
      expect(parseAmount(decimalRupees(paise))).toBe(paise)
      expect(parseAmount(`(${decimalRupees(paise)})`)).toBe(0 - paise)
    }),
  )
})
