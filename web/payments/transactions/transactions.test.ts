import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { mutate } from '../../api/mutate.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { refundTransaction, transactionsQuery } from './transactions.ts'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

afterEach(() => vi.unstubAllGlobals())

const ids = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id)

test('a refund replaces the transaction in every loaded list', async () => {
  const client = createQueryClient()
  fakeApi(({ method }) =>
    method === 'GET'
      ? json({ transactions: [{ id: 'txn_1', status: 'success' }, { id: 'txn_2' }], total: 2 })
      : json({ transaction: { id: 'txn_1', status: 'refunded' } }),
  )
  const all = transactionsQuery()
  const successful = transactionsQuery({ status: ['success'] })
  await client.fetchInfiniteQuery(all)
  await client.fetchInfiniteQuery(successful)
  await mutate(client, refundTransaction, {
    refund: { transactionId: 'txn_1', amount: 1 },
    idempotencyKey: 'key_1',
  })
  for (const { queryKey } of [all, successful]) {
    const rows = client.getQueryData(queryKey)?.pages[0]?.transactions
    expect(ids(rows)).toEqual(['txn_1', 'txn_2'])
    expect(rows?.[0]?.status).toBe('refunded')
  }
})
