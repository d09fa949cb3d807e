import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { createQueryClient } from '../../api/query-client.ts'
import {
  createPaymentLink,
  deletePaymentLink,
  paymentLinksQuery,
  updatePaymentLink,
} from '../payment-links/payment-links.ts'
import { gatewaysQuery, updateGateway } from '../settings/gateways.ts'
import { paymentMethodsQuery, updatePaymentMethod } from '../settings/payment-methods.ts'
import { refundTransaction, transactionsQuery } from '../transactions/transactions.ts'

vi.mock('../../session/token-cookie.ts', () => ({
  tokenCookie: { read: () => null, save: vi.fn(), remove: vi.fn(), isKept: () => false },
}))

let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
})
afterEach(() => vi.unstubAllGlobals())

const ids = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id)
const links = () => ids(client.getQueryData(paymentLinksQuery.queryKey)?.links)

function mutate<Data, Variables>(
  options: UseMutationOptions<Data, DefaultError, Variables>,
  variables: Variables,
) {
  return new MutationObserver(client, options).mutate(variables)
}

test('a created link stands at the top of the list', async () => {
  const calls = fakeApi(({ method }) =>
    method === 'GET' ? json({ links: [{ id: 'plink_1' }] }) : json({ link: { id: 'plink_2' } }, 201),
  )
  await client.fetchQuery(paymentLinksQuery)
  await mutate(createPaymentLink, { link: { title: 'Saree', amount: 100 }, idempotencyKey: 'key_1' })
  expect(links()).toEqual(['plink_2', 'plink_1'])
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe('key_1')
})

test('an answer saved by an earlier attempt does not show the link twice', async () => {
  fakeApi(({ method }) =>
    method === 'GET' ? json({ links: [{ id: 'plink_1' }] }) : json({ link: { id: 'plink_1' } }, 201),
  )
  await client.fetchQuery(paymentLinksQuery)
  await mutate(createPaymentLink, { link: { title: 'Saree', amount: 100 }, idempotencyKey: 'key_1' })
  expect(links()).toEqual(['plink_1'])
})

test('an updated link is replaced by id, a deleted one is removed', async () => {
  fakeApi(({ method }) => {
    if (method === 'GET') return json({ links: [{ id: 'plink_2' }, { id: 'plink_1', title: 'old' }] })
    if (method === 'PUT') return json({ link: { id: 'plink_1', title: 'new' } })
    return new Response(null, { status: 204 })
  })
  await client.fetchQuery(paymentLinksQuery)
  await mutate(updatePaymentLink, { id: 'plink_1', link: { title: 'new', amount: 100 } })
  expect(client.getQueryData(paymentLinksQuery.queryKey)?.links[1]?.title).toBe('new')
  await mutate(deletePaymentLink, { id: 'plink_2', token: 'tok_1' })
  expect(links()).toEqual(['plink_1'])
})

test('a list on its way when a link is created does not make it vanish again', async () => {
  let answerOldList: (answer: Response) => void = () => undefined
  let first = true
  fakeApi(({ method }) => {
    if (method === 'POST') return json({ link: { id: 'plink_2' } }, 201)
    if (first) {
      first = false
      return json({ links: [{ id: 'plink_1' }] })
    }
    return new Promise((resolve) => {
      answerOldList = resolve
    })
  })
  const stop = new QueryObserver(client, paymentLinksQuery).subscribe(() => undefined)
  await vi.waitFor(() => expect(links()).toEqual(['plink_1']))
  const refetch = client.refetchQueries({ queryKey: paymentLinksQuery.queryKey })
  await mutate(createPaymentLink, { link: { title: 'Saree', amount: 100 }, idempotencyKey: 'key_1' })
  answerOldList(json({ links: [{ id: 'plink_1' }] }))
  await refetch
  expect(links()).toEqual(['plink_2', 'plink_1'])
  stop()
})

test('a refund replaces the transaction in every loaded list', async () => {
  fakeApi(({ method }) =>
    method === 'GET'
      ? json({ transactions: [{ id: 'txn_1', status: 'success' }, { id: 'txn_2' }], total: 2 })
      : json({ transaction: { id: 'txn_1', status: 'refunded' } }),
  )
  const all = transactionsQuery()
  const successful = transactionsQuery({ status: ['success'] })
  await client.fetchInfiniteQuery(all)
  await client.fetchInfiniteQuery(successful)
  await mutate(refundTransaction, { refund: { transactionId: 'txn_1', amount: 1 }, idempotencyKey: 'key_1' })
  for (const { queryKey } of [all, successful]) {
    const rows = client.getQueryData(queryKey)?.pages[0]?.transactions
    expect(ids(rows)).toEqual(['txn_1', 'txn_2'])
    expect(rows?.[0]?.status).toBe('refunded')
  }
})

test('gateway and method updates replace the whole list', async () => {
  fakeApi(({ path }) =>
    path.startsWith('/payments/gateways')
      ? json({ gateways: [{ id: 'gw_9' }] })
      : json({ methods: [{ id: 'pm_9' }] }),
  )
  await mutate(updateGateway, { id: 'gw_1', settings: { enabled: true } })
  await mutate(updatePaymentMethod, { id: 'pm_1', settings: { enabled: true } })
  expect(ids(client.getQueryData(gatewaysQuery.queryKey)?.gateways)).toEqual(['gw_9'])
  expect(ids(client.getQueryData(paymentMethodsQuery.queryKey)?.methods)).toEqual(['pm_9'])
})
