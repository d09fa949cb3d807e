import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverClock } from '../../../api/server-clock.ts'
import { readPastedRefunds } from '../../bulk-refunds/refund-sheet.ts'
import { transaction } from '../transaction.testing.ts'
import { bulkRefundsDraft, refundableOf, startBulkRefunds } from './bulk-draft.ts'

const refundableUntil = new Date(Date.now() + 60_000).toISOString()
const open = { ...transaction, status: 'success' as const, refundedAmount: 0, refundableUntil }
const rows = [
  { ...open, id: 'txn_1', amount: 499_950 },
  { ...open, id: 'txn_2', amount: 100_000, refundedAmount: 40_001, status: 'partially_refunded' as const },
  { ...open, id: 'txn_3', status: 'failed' as const },
  { ...open, id: 'txn_5', mode: 'test' as const },
  { ...open, id: 'txn_4', refundableUntil: '2025-01-01T00:00:00.000Z' },
]

beforeEach(() => void Object.assign(serverClock, { latest: Date.now() }))
afterEach(() => void Object.assign(serverClock, { latest: null }))

test('bulk refunds start with the refundable payments, each with its remaining amount', () => {
  startBulkRefunds(rows)
  const pasted = readPastedRefunds(bulkRefundsDraft().values.rows ?? '')
  expect(pasted.rows.map(({ texts, amount, problems }) => [texts.transactionId, amount, problems])).toEqual([
    ['txn_1', 499_950, {}],
    ['txn_2', 59_999, {}],
  ])
})

test('failed payments, test payments and those too old to refund are left out', () => {
  expect(refundableOf(rows).map(({ id }) => id)).toEqual(['txn_1', 'txn_2'])
})
