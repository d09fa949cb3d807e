import { describe, expect, test } from 'vitest'
import { readPastedRefunds } from './refund-sheet.ts'

const rowsIn = (text: string) =>
  readPastedRefunds(text).rows.map(({ texts, amount }) => [texts.transactionId, amount, texts.reason])
const problemsOf = (text: string) => readPastedRefunds(text).rows[0]?.problems

test.each([
  ['tabs', 'txn_1\t499\tWrong size\ntxn_2\t1,23,456.78\t'],
  ['commas', 'txn_1,499,Wrong size\ntxn_2,"1,23,456.78",'],
  [
    'a heading row in another order',
    'Reason\tAmount in ₹\tTransaction\nWrong size\t499\ttxn_1\n\t123456.78\ttxn_2',
  ],
  [
    'a heading row that calls the ids RRNs',
    'UPI Ref No.\tAmount\tReason\ntxn_1\t499\tWrong size\ntxn_2\t123456.78\t',
  ],
  [
    'a heading row that calls the ids orders',
    'Order ID,Amount,Reason\ntxn_1,499,Wrong size\ntxn_2,123456.78,',
  ],
  [
    'headings of the export of refunds',
    'Refund ID,Refund (INR),Transaction,Reason\nrfnd_1,499.00,txn_1,Wrong size\nrfnd_2,123456.78,txn_2,',
  ],
])('rows with %s are read', (_how, text) => {
  expect(rowsIn(text)).toEqual([
    ['txn_1', 49_900, 'Wrong size'],
    ['txn_2', 12_345_678, ''],
  ])
})

test('ids without amounts refund the remaining amounts', () => {
  expect(rowsIn('txn_1\ntxn_2\n\n')).toEqual([
    ['txn_1', null, ''],
    ['txn_2', null, ''],
  ])
})

test.each([
  ['an id alone before ids with amounts', 'txn_1\ntxn_2\t150'],
  ['a reason with a semicolon between commas', 'txn_1,,late; wrong size\ntxn_2,150,'],
])('%s does not hide the separator', (_case, text) => {
  expect(rowsIn(text).map(([id, amount]) => [id, amount])).toEqual([
    ['txn_1', null],
    ['txn_2', 15_000],
  ])
})

describe('problems', () => {
  test.each([
    ['an amount that cannot be read', 'txn_1\tall', 'amount', /^Enter an amount in rupees/],
    ['a decimal comma', 'txn_1\t6,95', 'amount', /^Write 6\.95\. Leave it empty to refund the rest/],
    ['no id', '\t499', 'transactionId', /^Enter the id/],
    ['too many columns', 'txn_1\t499\tWrong size\tfragile', 'row', /more columns than a refund: “fragile”/],
  ] as const)('%s', (_what, text, column, problem) => {
    expect(problemsOf(text)?.[column]).toMatch(problem)
  })
})
