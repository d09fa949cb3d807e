import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../../api/fake-api.testing.ts'
import { createQueryClient } from '../../../api/query-client.ts'
import { transaction } from '../../transactions/transaction.testing.ts'
import { sampleNote, sampleQuery } from './sample.ts'

vi.mock('../../../session/token-cookie.ts', () => import('../../../session/token-cookie.testing.ts'))
afterEach(() => vi.unstubAllGlobals())

const page = Array.from({ length: 100 }, (_, i) => ({ ...transaction, id: `txn_${i}` }))

test('at most 500 payments are read, and the figure says of how many they are', async () => {
  const calls = fakeApi(() => json({ transactions: page, total: 2310, nextCursor: `c${calls.length}` }))
  const sample = await createQueryClient().fetchQuery(sampleQuery('captured'))
  expect(calls).toHaveLength(5)
  expect(sampleNote(sample)).toBe('From the last 500 of 2,310 payments')
})

test('a sample of all payments says the period', async () => {
  const calls = fakeApi(() => json({ transactions: page, total: 100 }))
  const sample = await createQueryClient().fetchQuery(sampleQuery('failed'))
  expect(calls).toHaveLength(1)
  expect(new URLSearchParams(calls[0]?.path.split('?')[1]).get('status')).toBe('failed')
  expect(sampleNote(sample)).toBe('Last 30 days')
})
