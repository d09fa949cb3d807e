import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi, heldResponse, json } from '../../api/fake-api.testing.ts'
import { mutate } from '../../api/mutate.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { paymentLink } from './payment-link.testing.ts'
import {
  createPaymentLink,
  deletePaymentLink,
  paymentLinksQuery,
  updatePaymentLink,
} from './payment-links.ts'

let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
})

const links = () => client.getQueryData(paymentLinksQuery.queryKey)?.links.map(({ id }) => id)

test.each([
  ['a created link appears at the top of the list', 'plink_2', ['plink_2', 'plink_1']],
  ['a replayed response does not add the link twice', 'plink_1', ['plink_1']],
])('%s', async (_rule, id, listed) => {
  const calls = fakeApi(({ method }) =>
    method === 'GET' ? json({ links: [{ id: 'plink_1' }] }) : json({ link: { id } }, 201),
  )
  await client.fetchQuery(paymentLinksQuery)
  await mutate(client, createPaymentLink, { link: { title: 'Saree', amount: 100 }, idempotencyKey: 'key_1' })
  expect(links()).toEqual(listed)
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe('key_1')
})

test('an updated link is replaced by id, and a deleted one is removed', async () => {
  fakeApi(({ method }) => {
    if (method === 'GET') return json({ links: [{ id: 'plink_2' }, { id: 'plink_1', title: 'old' }] })
    if (method === 'PUT') return json({ link: { id: 'plink_1', title: 'new' } })
    return new Response(null, { status: 204 })
  })
  await client.fetchQuery(paymentLinksQuery)
  const before = { ...paymentLink, id: 'plink_1', etag: '"1"' }
  await mutate(client, updatePaymentLink, { before, link: { title: 'new', amount: 100 } })
  expect(client.getQueryData(paymentLinksQuery.queryKey)?.links[1]?.title).toBe('new')
  await mutate(client, deletePaymentLink, { id: 'plink_2', token: 'tok_1' })
  expect(links()).toEqual(['plink_1'])
})

test('an update names the version that the user saw', async () => {
  const calls = fakeApi(() => json({ link: { id: 'plink_1' } }))
  const before = { ...paymentLink, id: 'plink_1', etag: '"4"' }
  await mutate(client, updatePaymentLink, { before, link: { title: 'new', amount: 100 } })
  expect(calls.map(({ method, headers }) => [method, headers.get('If-Match')])).toEqual([['PUT', '"4"']])
})

test('without entity tags, a link that was changed elsewhere is not overwritten', async () => {
  const before = { ...paymentLink, id: 'plink_1' }
  const changed = { ...before, amount: 500_000, updatedAt: '2026-11-22T09:00:00.000Z' }
  const calls = fakeApi(({ method }) => json(method === 'GET' ? { links: [changed] } : { link: before }))
  const update = { before, link: { title: 'new', amount: 100 } }
  await expect(mutate(client, updatePaymentLink, update)).rejects.toThrow('changed in the meantime')
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
  await mutate(client, updatePaymentLink, { ...update, before: changed })
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT'])
})

test('a list requested before a link was created does not remove it again', async () => {
  const { response, respond } = heldResponse()
  const oldList = { links: [{ id: 'plink_1' }] }
  const calls = fakeApi(({ method }) => {
    if (method === 'POST') return json({ link: { id: 'plink_2' } }, 201)
    return calls.length === 1 ? json(oldList) : response
  })
  const stop = new QueryObserver(client, paymentLinksQuery).subscribe(() => undefined)
  await expect.poll(links).toEqual(['plink_1'])
  const refetch = client.refetchQueries({ queryKey: paymentLinksQuery.queryKey })
  await mutate(client, createPaymentLink, { link: { title: 'Saree', amount: 100 }, idempotencyKey: 'key_1' })
  respond(json(oldList))
  await refetch
  expect(links()).toEqual(['plink_2', 'plink_1'])
  stop()
})
