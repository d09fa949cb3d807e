import { expect, test } from 'vitest'
import { transaction } from '../../transactions/transaction.testing.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { recentFrom } from './recent.ts'

const failure = {
  code: 'wrong_upi_pin',
  source: 'customer',
  reason: 'Wrong PIN.',
  nextStep: 'Retry.',
} as const
const rows: Transaction[] = [
  { ...transaction, id: 'txn_1', amount: 30_000 },
  { ...transaction, id: 'txn_2', amount: 50_000, method: 'card', status: 'refunded', gatewayId: 'gw_2' },
  { ...transaction, id: 'txn_3', status: 'failed', failure },
  { ...transaction, id: 'txn_4', status: 'pending' },
]
const day = { date: '2026-11-17', amount: 80_000, count: 4, succeeded: 2, failed: 1 }
const before = { date: '2026-10-01', amount: 9900, count: 1, succeeded: 1, failed: 0 }
const nothing = Array.from({ length: 29 }, () => ({ ...day, amount: 0, count: 0, succeeded: 0, failed: 0 }))
const days = [before, ...nothing, day]
const nameOf = (id: string) => `Gateway ${id}`

test('figures that a server leaves out are counted from its payments, the largest amount first', () => {
  expect(recentFrom(rows, days, nameOf)).toEqual({
    byMethod: [
      { id: 'card', name: 'Card', amount: 50_000, count: 1, successRate: 100 },
      { id: 'upi', name: 'UPI', amount: 30_000, count: 3, successRate: 50 },
    ],
    byGateway: [
      { id: 'gw_2', name: 'Gateway gw_2', amount: 50_000, count: 1, successRate: 100 },
      { id: 'gw_1', name: 'Gateway gw_1', amount: 30_000, count: 3, successRate: 50 },
    ],
    failures: [{ failure, count: 1 }],
  })
})

test('test payments are in no figure', () => {
  const tested = { ...transaction, id: 'txn_5', amount: 7000, mode: 'test' as const }
  expect(recentFrom([...rows, tested], days, nameOf)).toEqual(recentFrom(rows, days, nameOf))
})

test('without payments there are no shares and no failures', () => {
  expect(recentFrom([], nothing, nameOf)).toEqual({ byMethod: [], byGateway: [], failures: [] })
})

test.each([
  ['a payment is missing', rows.slice(1)],
  ['one has ended since', rows.map((row) => ({ ...row, status: 'success' as const }))],
  ['an amount differs', rows.map((row) => ({ ...row, amount: row.amount + 1 }))],
])('payments that do not add up to the days give no figures: %s', (_what, other) => {
  expect(recentFrom(other, days, nameOf)).toBeNull()
})

test('why payments failed is not known unless each of them says so', () => {
  const lean = rows.map(({ failure: _left, ...row }) => row)
  expect(recentFrom(lean, days, nameOf)).toMatchObject({ failures: null })
})
