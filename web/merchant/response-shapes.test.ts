import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError, UNREADABLE } from '../api/errors.ts'
import { fakeApi, json } from '../api/fake-api.testing.ts'
import { statsQuery } from './dashboard/figures/stats.ts'
import { paymentLinksQuery } from './payment-links/payment-links.ts'
import { settlementsQuery } from './records/settlements.ts'
import { gatewaysQuery } from './settings/gateways.ts'
import { paymentMethodsQuery } from './settings/payment-methods.ts'
import { transactionsQuery } from './transactions/transactions.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const queries = {
  links: () => client.fetchQuery(paymentLinksQuery),
  gateways: () => client.fetchQuery(gatewaysQuery),
  methods: () => client.fetchQuery(paymentMethodsQuery),
  settlements: () => client.fetchQuery(settlementsQuery),
  stats: () => client.fetchQuery(statsQuery),
  transactions: () => client.fetchInfiniteQuery(transactionsQuery()),
}

const shapes: [string, (name: string) => unknown][] = [
  ['a list of nulls', (name) => ({ [name]: [null, null] })],
  ['a list of strings', (name) => ({ [name]: ['a', 'b'] })],
  ['null in its place', (name) => ({ [name]: null })],
  ['text in its place', (name) => ({ [name]: 'none' })],
  ['nothing in its place', () => ({})],
  ['no object at all', () => [[]]],
]

for (const [name, load] of Object.entries(queries)) {
  test.each(shapes)(`${name} with %s are a failed load`, async (_name, body) => {
    fakeApi(() => json(body(name)))
    const error = await load().catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: UNREADABLE })
  })
}

test('empty lists and rows with additional fields are shown', async () => {
  fakeApi(() => json({ links: [] }))
  await expect(queries.links()).resolves.toEqual({ links: [] })
  client.clear()
  fakeApi(() => json({ links: [{ id: 'plink_1', colour: 'red' }] }))
  await expect(queries.links()).resolves.toMatchObject({ links: [{ id: 'plink_1' }] })
})
