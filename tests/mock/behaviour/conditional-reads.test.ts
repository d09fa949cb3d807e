import { expect, test } from 'vitest'
import { movableClock, startMockServer } from '../server.ts'

test('figures are not current in the next minute, and a filter by hours never is', async () => {
  const clock = movableClock()
  const { call, signIn } = startMockServer({ clock }).open()
  const as = await signIn()
  const { headers } = await call('GET', '/payments/stats', { as })
  clock.advance(60_000)
  const condition = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await call('GET', '/payments/stats', { as, headers: condition })).status).toBe(200)
  const recent = await call('GET', '/payments/transactions?lastHours=24', { as })
  expect(recent.headers.has('etag')).toBe(false)
})

test('a restored snapshot has new ETags', async () => {
  const server = startMockServer()
  const { mock, call, signIn } = server.open()
  const as = await signIn()
  const tag = async () => (await call('GET', '/payments/links', { as })).headers.get('etag')
  await mock.snapshots.take('before')
  const tags = [await tag()]
  await mock.paymentLinks.insert()
  tags.push(await tag())
  await mock.snapshots.restore('before')
  tags.push(await tag())
  await mock.paymentLinks.insert()
  tags.push(await tag())
  expect(new Set(tags).size).toBe(4)
})

test('a new session does not accept the ETags of the one before', async () => {
  const server = startMockServer()
  const { mock, call, signIn } = server.open()
  async function list(title: string, headers = {}) {
    await mock.paymentLinks.insert({ title })
    return call('GET', '/payments/links', { as: await signIn(), headers })
  }
  const { headers } = await list('Saree')
  await mock.end()
  const other = await list('Kurta', { 'if-none-match': headers.get('etag') })
  expect(other.status).toBe(200)
})
