import { expect, test } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { transaction } from '../transactions/transaction.testing.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { failedPaymentsNote, failedPaymentsQuery, figureOf } from './failed-payments.ts'

const page = Array.from({ length: 100 }, (_, i) => ({ ...transaction, id: `txn_${i}` }))

test('at most 500 payments are read, and the figure says of how many they are', async () => {
  const calls = fakeApi(() => json({ transactions: page, total: 2310, nextCursor: `c${calls.length}` }))
  const payments = await createQueryClient().fetchQuery(failedPaymentsQuery)
  expect(calls).toHaveLength(5)
  expect(calls[0]?.query.get('status')).toBe('failed')
  expect(failedPaymentsNote(payments)).toBe('From the last 500 of 2,310 payments')
  expect(failedPaymentsNote({ rows: page, total: 100 })).toBe('Last 30 days')
})

const failed = (id: string, source: 'bank' | 'customer', code: string): Transaction => ({
  ...transaction,
  id,
  status: 'failed',
  failure: { code, source, reason: 'It failed.', nextStep: 'Try again.' },
})

test.each([
  ['source-bank', ['txn_5']],
  ['reason-wrong_upi_pin', ['txn_6']],
])('%s leads to its failed payments', (name, ids) => {
  const payments = [failed('txn_5', 'bank', 'bank_unavailable'), failed('txn_6', 'customer', 'wrong_upi_pin')]
  expect(payments.filter((row) => figureOf(name)?.includes(row)).map(({ id }) => id)).toEqual(ids)
})

test.each(['', 'source', 'source-constructor', 'reason-', 'reason-<b>', 'sales'])(
  '%j is no figure',
  (name) => {
    expect(figureOf(name)).toBeNull()
  },
)
