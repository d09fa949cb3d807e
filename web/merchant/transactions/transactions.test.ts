import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { mutate } from '../../api/mutate.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { refundTransaction, transactionQuery, transactionsQuery } from './transactions.ts'

const ids = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id)

test('a refund replaces the transaction in every loaded list', async () => {
  const client = createQueryClient()
  fakeApi(({ method }) =>
    method === 'GET'
      ? json({ transactions: [{ id: 'txn_1', status: 'success' }, { id: 'txn_2' }], total: 2 })
      : json({ transaction: { id: 'txn_1', status: 'refunded' } }),
  )
  const unfiltered = transactionsQuery()
  const successful = transactionsQuery({ status: ['success'] })
  await client.fetchInfiniteQuery(unfiltered)
  await client.fetchInfiniteQuery(successful)
  await mutate(client, refundTransaction, {
    refund: { transactionId: 'txn_1', amount: 1 },
    idempotencyKey: 'key_1',
  })
  for (const { queryKey } of [unfiltered, successful]) {
    const rows = client.getQueryData(queryKey)?.pages[0]?.transactions
    expect(ids(rows)).toEqual(['txn_1', 'txn_2'])
    expect(rows?.[0]?.status).toBe('refunded')
  }
  // Its panel was not opened, so it is not among those opened recently.
  expect(client.getQueryData(transactionQuery('txn_1').queryKey)).toBeUndefined()
})

test.each([
  ['UPI Ref No. 633218414292', { search: '633218414292' }],
  ['UPI/633218414292/SAREE', { search: '633218414292' }],
  ['0091 98765 43210', { search: '+919876543210' }],
  ['₹12,500.00', { minAmount: '1250000', maxAmount: '1250000' }],
  ['meera iyer', { search: 'meera iyer' }],
])('a pasted text is searched as the server stores it: %s', async (search, query) => {
  const calls = fakeApi(() => json({ transactions: [], total: 0 }))
  await createQueryClient().fetchInfiniteQuery(transactionsQuery({ search }))
  const requested = Object.fromEntries(new URLSearchParams(calls[0]?.path.split('?')[1]))
  expect(requested).toEqual({ limit: '50', ...query })
})

test('a refund while lists and details are loading shows the new figures, and leaves no list without data', async () => {
  const client = createQueryClient()
  const late: ((response: Response) => void)[] = []
  const before = () => json({ transactions: [{ id: 'txn_1', status: 'success' }], total: 1 })
  const after = { id: 'txn_1', status: 'refunded' }
  let isRefunded = false
  fakeApi(({ method }) => {
    if (method === 'POST') {
      isRefunded = true
      return json({ transaction: after })
    }
    if (isRefunded) return json({ transactions: [after], total: 1 })
    return new Promise<Response>((resolve) => late.push(resolve))
  })
  const list = new InfiniteQueryObserver(client, transactionsQuery())
  onTestFinished(list.subscribe(() => undefined))
  const details = new QueryObserver(client, transactionQuery('txn_1'))
  onTestFinished(details.subscribe(() => undefined))
  await expect.poll(() => late).toHaveLength(2)
  await mutate(client, refundTransaction, {
    refund: { transactionId: 'txn_1', amount: 1 },
    idempotencyKey: 'key_2',
  })
  for (const respond of late) respond(before())
  await expect.poll(() => list.getCurrentResult().data?.transactions).toEqual([after])
  await expect.poll(() => details.getCurrentResult().data).toEqual(after)
})
