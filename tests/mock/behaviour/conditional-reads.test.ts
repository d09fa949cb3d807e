import { expect, test } from 'vitest'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { clientOf, startMockServer } from '../server.ts'
import { movableClock, startServer } from './server.ts'

const server = startMockServer()

/** Signs in, and reads a path with the `ETag` of an earlier response. */
async function reader(mock: Mock, path: string) {
  const { call, signIn } = clientOf(mock, server.fetch)
  const as = await signIn()
  const read = (etag?: string) =>
    call('GET', path, { as, ...(etag !== undefined && { headers: { 'if-none-match': etag } }) })
  return { read, tag: async () => (await read()).headers.get('etag') ?? '' }
}

type Write = (mock: Mock) => Promise<unknown>
const pays: Write = (mock) => mock.transactions.insert({ merchantId: 'mer_tarang', status: 'success' })
const links: Write = (mock) => mock.paymentLinks.insert({ merchantId: 'mer_tarang' })
const settles: Write = (mock) => mock.settlements.insert({ merchantId: 'mer_tarang' })

test.each([
  ['/payments/transactions', pays, links],
  ['/payments/transactions?lastHours=24', pays, links],
  ['/payments/links', links, settles],
  ['/payments/settlements', settles, links],
  ['/payments/stats', pays, links],
] as const)('%s answers 304 until a write changes it', async (path, write, other) => {
  const mock = server.openMock()
  const { read, tag } = await reader(mock, path)
  const etag = await tag()
  await other(mock)
  const unchanged = await read(etag)
  expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', etag])
  await write(mock)
  expect((await read(etag)).status).toBe(200)
})

test("a response with other users' rows is not current", async () => {
  const server = startServer()
  const { headers } = await server.call('getStats', { as: await server.signIn('merchant') })
  const theirs = { 'if-none-match': headers.get('etag') ?? '' }
  for (const role of ['admin', 'other merchant'] as const) {
    expect((await server.call('getStats', { as: await server.signIn(role), headers: theirs })).status).toBe(
      200,
    )
  }
})

test('figures and a filter by hours are current until time changes them', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const as = await server.signIn('merchant', { rememberMe: true })
  for (const [id, query] of [
    ['getStats', {}],
    ['listTransactions', { lastHours: '24' }],
  ] as const) {
    const { headers } = await server.call(id, { as, query })
    clock.advance(12 * 60 * 60 * 1000)
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await server.call(id, { as, query, headers: known })).status, id).toBe(200)
  }
})

test('an ETag names the same rows after a snapshot is restored, and no others', async () => {
  const mock = server.openMock()
  const { tag } = await reader(mock, '/payments/links')
  await mock.snapshots.take('before')
  const before = await tag()
  await mock.paymentLinks.insert({ title: 'Saree' })
  const first = await tag()
  await mock.snapshots.restore('before')
  expect(await tag()).toBe(before)
  await mock.paymentLinks.insert({ title: 'Kurta' })
  expect([before, first]).not.toContain(await tag())
})

test('a session that is created anew does not take the rows of the one before for its own', async () => {
  const mock = server.openMock('created-twice')
  await mock.paymentLinks.insert({ title: 'Saree' })
  const { tag } = await reader(mock, '/payments/links')
  const etag = await tag()
  await mock.end()
  await mock.paymentLinks.insert({ title: 'Kurta' })
  const { read } = await reader(mock, '/payments/links')
  expect((await read(etag)).status).toBe(200)
})
