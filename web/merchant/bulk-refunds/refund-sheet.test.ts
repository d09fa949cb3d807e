import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copiedTemplate, MAX_CHARACTERS, pastable, savedTemplate } from '../outbox/spreadsheet.ts'
import { MAX_REFUNDS } from '../transactions/refund/bulk-draft.ts'
import { readPastedRefunds, refundSheet } from './refund-sheet.ts'

const read = (text: string) =>
  readPastedRefunds(text).rows.map(({ texts, amount }) => [texts.transactionId, amount, texts.reason])
const problemsOf = (text: string) => readPastedRefunds(text).rows[0]?.problems

test.each([
  ['tabs', 'txn_1\t499\tWrong size\ntxn_2\t1,23,456.78\t'],
  ['semicolons', 'txn_1;499;Wrong size\ntxn_2;1,23,456.78;'],
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
  ['Windows line ends and a byte order mark', '\uFEFFtxn_1\t499\tWrong size\r\ntxn_2\t123456.78\r\n'],
])('rows with %s are read', (_how, text) => {
  expect(read(text)).toEqual([
    ['txn_1', 49_900, 'Wrong size'],
    ['txn_2', 12_345_678, ''],
  ])
})

test('ids alone refund whatever is left', () => {
  expect(read('txn_1\ntxn_2\n\n')).toEqual([
    ['txn_1', null, ''],
    ['txn_2', null, ''],
  ])
})

describe('problems', () => {
  test.each([
    ['an amount that cannot be read', 'txn_1\tall', 'amount', /^Enter an amount in rupees/],
    ['three decimals', 'txn_1\t4.999', 'amount', /^Enter an amount in rupees/],
    ['a decimal comma', 'txn_1\t6,95', 'amount', /^Write 6\.95\. Leave it empty to refund the rest/],
    ['a negative amount', 'txn_1\t-5', 'amount', /^Enter an amount in rupees/],
    ['an amount cut at its comma', 'txn_1,4,999', 'amount', /cut at its comma/],
    ['no id', '\t499', 'transactionId', /^Enter the id/],
    ['too many columns', 'txn_1\t499\tWrong size\tfragile', 'row', /more columns than a refund: “fragile”/],
  ] as const)('%s', (_what, text, column, problem) => {
    expect(problemsOf(text)?.[column]).toMatch(problem)
  })

  test('too many rows, or too long a text, is not read at all', () => {
    expect(readPastedRefunds('txn_1\n'.repeat(MAX_REFUNDS + 1))).toEqual({ rows: [], tooMany: true })
    expect(readPastedRefunds('x'.repeat(MAX_CHARACTERS + 1))).toEqual({ rows: [], tooMany: true })
    expect(readPastedRefunds('txn_1\n'.repeat(MAX_REFUNDS)).rows).toHaveLength(MAX_REFUNDS)
  })
})

test('the template is a heading row', () => {
  expect(read(`${copiedTemplate(refundSheet)}\ntxn_1\t499\t`)).toEqual([['txn_1', 49_900, '']])
  expect(read(`${savedTemplate(refundSheet)}txn_1,499,`)).toEqual([['txn_1', 49_900, '']])
})

test('rows left to correct are read back as they were', () => {
  const { rows } = readPastedRefunds('txn_1\t4.999\t=SUM(A1)\ntxn_2\t\t"two\nlines"')
  expect(read(pastable(refundSheet, rows))).toEqual(
    rows.map(({ texts, amount }) => [texts.transactionId, amount, texts.reason]),
  )
})

test('any text gives a result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { amount } of readPastedRefunds(text).rows) {
        if (amount !== null) expect(Number.isSafeInteger(amount)).toBe(true)
      }
    }),
  )
})
