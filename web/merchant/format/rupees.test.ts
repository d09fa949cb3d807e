import { expect, test } from 'vitest'
import {
  amountProblem,
  formatAxisRupees,
  formatRupees,
  groupRupees,
  parseRupees,
  rupeesForInput,
} from './rupees.ts'

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [49_900, '₹499.00'],
  [12_345_678, '₹1,23,456.78'],
  [1_000_000_000, '₹1,00,00,000.00'],
  [-9950, '−₹99.50'],
  [9_007_199_254_740_991, '₹9,00,71,99,25,47,409.91'],
])('%i paise are formatted as %s', (paise, text) => expect(formatRupees(paise)).toBe(text))

test.each([
  ['499', 49_900],
  ['499.5', 49_950],
  ['0.01', 1],
  ['.5', 50],
  ['1,23,456.78', 12_345_678],
  ['1,234,567', 123_456_700],
  [' ₹ 1,250.00 ', 125_000],
  ['Rs. 99', 9900],
  ['500/-', 50_000],
  ['1.10', 110],
  ['9007199254740.99', 900_719_925_474_099],
])('%j is parsed as %i paise', (text, paise) => expect(parseRupees(text)).toBe(paise))

test.each([
  '',
  ' ',
  '.',
  '₹',
  '-5',
  '1.234',
  '1e3',
  '0x10',
  '1,2',
  '12,34',
  '499,50',
  '6,95',
  '123,45,678',
  '1,23,456,789',
  '1.234,50',
  '١٢',
  'NaN',
  '5 5',
  '9'.repeat(14),
  '1'.repeat(100_000),
])('%j is not an amount', (text) => expect(parseRupees(text)).toBeNull())

test('an amount is unchanged after being formatted for an input and parsed again', () => {
  for (const paise of [1, 50, 100, 49_900, 49_901, 100_000_000])
    expect(parseRupees(rupeesForInput(paise))).toBe(paise)
})

test('an axis uses one unit throughout', () => {
  const format = formatAxisRupees(12_000_000)
  expect([6_000_000, 12_000_000].map(format)).toEqual(['₹0.6L', '₹1.2L'])
  expect([500_000, 1_000_000].map(formatAxisRupees(1_000_000))).toEqual(['₹5,000', '₹10,000'])
  expect([1_000_000_000, 12_400_000_000].map(formatAxisRupees(12_400_000_000))).toEqual(['₹1Cr', '₹12.4Cr'])
})

test.each([
  ['', ''],
  ['999', '999'],
  ['1000', '1,000'],
  ['100000', '1,00,000'],
  ['1,000,000', '10,00,000'],
  ['1234567.5', '12,34,567.5'],
  ['1234.', '1,234.'],
])('%s is grouped while it is typed: %s', (typed, grouped) => {
  expect(groupRupees(typed)).toBe(grouped)
  expect(groupRupees(grouped)).toBe(grouped)
})

test.each([
  'Rs. 5000',
  '₹5000',
  '5000/-',
  'a lot',
  '1.2.3',
  '499,',
  '499,5',
  '499,50',
  '6,95',
  '12,5',
  '4,9995',
])('%s is left as it was typed', (typed) => {
  expect(groupRupees(typed)).toBe(typed)
})

test('digits that are added to groups or removed from them are grouped again', () => {
  expect(groupRupees('4,9995', true)).toBe('49,995')
  expect(groupRupees('4,99', true)).toBe('499')
})

test.each([
  ['499,50', 'Write 499.50.'],
  ['6,95', 'Write 6.95.'],
  ['12,5', 'Write 12.50.'],
  ['₹ 1.234,50', 'Write 1,234.50.'],
  ['1,23,456,78', 'Write 1,23,456.78.'],
  ['1,23,45', 'Enter an amount in rupees, such as 4,999 or 499.50.'],
  ['many', 'Enter an amount in rupees, such as 4,999 or 499.50.'],
  ['', 'Enter an amount in rupees, such as 4,999 or 499.50.'],
])('%j is answered with %s', (typed, sentence) => expect(amountProblem(typed)).toBe(sentence))
