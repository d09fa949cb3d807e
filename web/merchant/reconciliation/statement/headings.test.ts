import { expect, test } from 'vitest'
import { headingOf } from './headings.ts'

test.each([
  ['Date', 'day'],
  ['Txn Date', 'day'],
  ['Posted on', 'day'],
  ['Booking Day', 'day'],
  ['Trn. Dt.', 'day'],
  ['TRANSACTION', 'day'],
  ['दिनांक', 'day'],
  ['Value Dat', 'valueDay'],
  ['Withdrawal Amount (INR )', 'out'],
  ['        Debit', 'out'],
  ['Withdrawl', 'out'],
  ['Withdrawls (Dr)', 'out'],
  ['DR', 'out'],
  ['Paid Out', 'out'],
  ['निकासी', 'out'],
  ['Deposit Amt.', 'in'],
  ['Recieved', 'in'],
  ['Money In', 'in'],
  ['जमा राशि', 'in'],
  ['Amount(Rs.)', 'amount'],
  ['Transaction Amount', 'amount'],
  ['Amount in INR', 'amount'],
  ['Dr / Cr', 'side'],
  ['Cr/Dr Indicator', 'side'],
  ['Transaction Type', 'kind'],
  ['Closing Balance', 'balance'],
  ['Balace (INR)', 'balance'],
] as const)('%s is the heading of %s', (cell, heading) => {
  expect(headingOf(cell)).toBe(heading)
})

test.each([
  'Narration',
  'Chq / Ref No.',
  'TRANSACTION DETAILS',
  'Transaction Remarks',
  'Branch Code',
  '#',
  '',
  'Init. Br',
])('%j says nothing of days and money', (cell) => {
  expect(headingOf(cell)).toBeNull()
})
