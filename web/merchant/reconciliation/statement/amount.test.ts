import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalRupees, formatRupees } from '../../format/rupees.ts'
import { isEmptyMark, readAmount } from './amount.ts'

test.each([
  ['1,23,456.78', 12_345_678],
  ['₹ 1,23,456.78', 12_345_678],
  ['1,234,567.80', 123_456_780],
  ['Rs. 499', 49_900],
  ['INR 499.5', 49_950],
  ['INR499.50', 49_950],
  ['₹499.50/-', 49_950],
  ['499/-', 49_900],
  ['123456,78', 12_345_678],
  ['1.23.456,78', 12_345_678],
  ['1 23 456.78', 12_345_678],
  ['1\u202f23\u202f456.78', 12_345_678],
  ['12\u00a0345,60', 1_234_560],
  ['2544.5000', 254_450],
  ['1,03,889.7000', 10_388_970],
  ['५,८८९.७०', 588_970],
  ["'499.50", 49_950],
  ['0.05', 5],
  ['0', 0],
])('%s is %d paise without a side', (text, paise) => {
  expect(readAmount(text)).toEqual({ paise, side: null, sign: null })
})

test.each([
  ['-500.00', -1],
  ['−500.00', -1],
  ['500.00-', -1],
  ['(500.00)', -1],
  ['(₹500.00)', -1],
  ['₹-500.00', -1],
  ['-₹ 500', -1],
  ['-१५०.००', -1],
  ['+500.00', 1],
] as const)('%s has the sign %d', (text, sign) => {
  expect(readAmount(text)).toMatchObject({ side: null, sign })
})

test.each([
  ['500.00 Dr', -1],
  ['500.00Cr.', 1],
  ['500.00 (Cr)', 1],
  ['(Dr) 500.00', -1],
  ['Cr 500.00', 1],
  ['Dr. 500.00', -1],
  ['500.00 D', -1],
  ['500.00C', 1],
  ['500 CREDIT', 1],
] as const)('%s has the side %d', (text, side) => {
  expect(readAmount(text)).toMatchObject({ paise: 50_000, side, sign: null })
})

test.each([
  '',
  '-',
  'N/A',
  '12/11/2026',
  '21.11.26',
  'KOSHN26324004417',
  '1.2.3',
  '1.234',
  '12.442',
  '1,23,45',
  '12,34,56,',
  '2544.5012',
  '18.00%',
  '10:30',
  '(500.00',
  'Cr 500.00 Dr',
  '99999999999999999.00',
])('%j is no amount, or not one amount', (text) => {
  expect(readAmount(text)).toBeNull()
})

test.each(['', ' ', '-', '--', '–', '*****', 'NA', 'n/a', 'Nil'])(
  '%j says that there is no amount',
  (text) => {
    expect(isEmptyMark(text)).toBe(true)
  },
)

test('whatever amount this product writes is read back to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => {
      expect(readAmount(formatRupees(paise))).toMatchObject({ paise, sign: null })
      expect(readAmount(decimalRupees(paise))).toMatchObject({ paise, sign: null })
      expect(readAmount(`(${decimalRupees(paise)})`)).toMatchObject({ paise, sign: -1 })
    }),
  )
})
