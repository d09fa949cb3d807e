import { expect, test } from 'vitest'
import type { Reconciliation, Settlement } from './match.ts'
import { differenceSentence, notes, returnedSentence, summary, toneOf } from './sentences.ts'
import type { Statement, StatementLine } from './statement/read-statement.ts'

const nothing: Reconciliation = {
  agreeing: [],
  differing: [],
  repeated: [],
  returned: [],
  unclear: [],
  missingInBank: [],
  mayCome: [],
  unmatched: [],
  outgoing: 0,
  unread: [],
  days: { from: '2026-11-01', to: '2026-11-30' },
}
const settlement: Settlement = {
  ...{
    id: 'setl_1',
    merchantId: 'mer_1',
    merchantName: 'Tarang Textiles',
    status: 'processed',
    transactionCount: 1,
  },
  ...{ gross: 500, refunds: 0, fee: 0, tax: 0, net: 500 },
  ...{ capturedOn: '2026-11-20', dueOn: '2026-11-21', dueReason: 'The next working day.', skippedDays: [] },
  createdAt: '2026-11-20T18:30:00.000Z',
}
const line: StatementLine = { number: 3, text: 'NEFT', day: '2026-11-22', amount: 500 }
const unreadLine = { number: 4, text: 'NEFT', reason: 'It shows no amount.' }
const agreeing: Reconciliation = { ...nothing, agreeing: [{ settlement, line, by: 'utr' }] }

test('green is only for a statement that was read whole and leaves nothing open', () => {
  expect(toneOf(agreeing)).toBe('success')
  expect(summary(agreeing)).toBe(
    'From 1 Nov 2026 to 30 Nov 2026, 1 settlement agrees with the bank to the paisa. Nothing is missing.',
  )
})

test.each<[string, Partial<Reconciliation>, string]>([
  ['a line that was not read', { unread: [unreadLine] }, 'paisa. 1 line could not be read.'],
  ['a settlement that was taken back', { returned: [{ settlement, line }] }, 'paisa; 1 needs a look.'],
  ['another amount', { differing: [{ settlement, line, difference: 5 }] }, 'paisa; 1 needs a look.'],
  ['a repeated line', { repeated: [{ settlement, line }] }, 'paisa; 1 needs a look.'],
  ['a missing settlement', { missingInBank: [settlement, settlement] }, 'paisa; 2 need a look.'],
  [
    'a line that may be a settlement',
    { unclear: [{ settlement, line: unreadLine }] },
    'paisa; 1 needs a look.',
  ],
])('%s is a warning', (_what, change, end) => {
  expect(toneOf({ ...agreeing, ...change })).toBe('warning')
  expect(summary({ ...agreeing, ...change })).toMatch(new RegExp(`${end}$`))
})

test('a settlement of the last days is open, and neither wrong nor right', () => {
  const late = { ...agreeing, mayCome: [settlement] }
  expect(toneOf(late)).toBe('plain')
  expect(summary(late)).toMatch(/to the paisa\. 1 may come with the next statement\.$/)
})

test('a statement without a settlement is not green, nor is one of which nothing can be read', () => {
  expect(toneOf(nothing)).toBe('plain')
  expect(summary(nothing)).toMatch(/no settlement is in the statement, and none was transferred\.$/)
  expect(toneOf({ ...nothing, days: null })).toBe('warning')
  expect(summary({ ...nothing, days: null, unread: [unreadLine] })).toBe(
    'No line of the statement has a day, an amount and a side that can be read. 1 line could not be read.',
  )
})

test('a difference says how much and in which direction', () => {
  expect(differenceSentence(-1000)).toBe('₹10.00 less than the settlement.')
  expect(differenceSentence(5)).toBe('₹0.05 more than the settlement.')
})

test('what went out with a UTR was returned if it is the whole amount', () => {
  expect(returnedSentence({ ...line, amount: -500 }, 500)).toBe('Returned by the bank on 22 Nov 2026.')
  expect(returnedSentence({ ...line, amount: -5 }, 500)).toBe(
    '₹0.05 was debited with its UTR on 22 Nov 2026.',
  )
})

test('it is said what is not compared, and how days were read', () => {
  const statement: Statement = {
    lines: [],
    unread: [],
    table: null,
    days: { order: 'month-day', isProven: true },
  }
  expect(notes(statement, 1)).toEqual([
    '1 debit was ignored.',
    'Its days are written month first: 11/10 is 10 Nov.',
  ])
  expect(notes({ ...statement, days: { order: 'day-month', isProven: false } }, 0)).toEqual([
    'Its days are read day first: 11/10 is 11 Oct. No day above 12 proves it.',
  ])
})
