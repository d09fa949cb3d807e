import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fakeApi, json, rejection } from '../../api/fake-api.testing.ts'
import { monthsOf, periodAt } from './period.ts'
import { booksQuery } from './read-books.ts'

const year = periodAt('year', '2026-11-01')
const none = { transactions: [], total: 0, nextCursor: null }

/** A server that holds the first page of each month until it is released. */
function slowServer(answer: () => Response) {
  const held: (() => void)[] = []
  const calls = fakeApi(({ path, query }) => {
    if (path.startsWith('/payments/settlements')) return json({ settlements: [] })
    if (query.get('limit') === '1' || query.has('refundStatus')) return json(none)
    return new Promise((resolve) => held.push(() => resolve(answer())))
  })
  const months = () =>
    calls
      .map(({ query }) => query)
      .filter((query) => query.get('limit') === '500' && !query.has('refundStatus'))
  return { held, months }
}

const read = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    booksQuery(year, () => undefined),
  )

test('the payments of a year are read by month, four months at once, each day once', async () => {
  const server = slowServer(() => json(none))
  const books = read()
  for (const requested of [4, 8, 12]) {
    await vi.waitFor(() => expect(server.months()).toHaveLength(requested))
    for (const answer of server.held.splice(0)) answer()
  }
  await expect(books).resolves.toMatchObject({ missing: 0, settlements: [] })
  const [firstMonth, ...later] = monthsOf(year).map(({ from, to }) => [from, to])
  expect(firstMonth).toEqual(['2026-04-01', '2026-04-30'])
  expect(server.months().map((query) => [query.get('from'), query.get('to')])).toEqual([
    ['2026-03-30', '2026-04-30'],
    ...later,
  ])
})

test('a month that fails ends the reading of the others', async () => {
  const server = slowServer(() => rejection(403, 'forbidden'))
  const books = read()
  const failed = expect(books).rejects.toMatchObject({ status: 403 })
  await vi.waitFor(() => expect(server.months()).toHaveLength(4))
  server.held[0]?.()
  await failed
  expect(server.months()).toHaveLength(4)
})

test('payments that were counted and not sent are missing', async () => {
  fakeApi(({ path }) =>
    json(path.startsWith('/payments/settlements') ? { settlements: [] } : { ...none, total: 1 }),
  )
  // Of twelve months, and of three lists of earlier refunds.
  await expect(read()).resolves.toMatchObject({ missing: 15 })
})
