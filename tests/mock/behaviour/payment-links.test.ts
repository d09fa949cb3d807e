import { expect, test } from 'vitest'
import { movableClock, NOON, startServer } from './server.ts'

const HOUR_MS = 3_600_000
const time = (ms: number) => new Date(ms).toISOString()

type Link = { id: string; title: string; amount: number; status: string; amountPaid: number; etag: string }
type Server = ReturnType<typeof startServer>

async function linksOf(server: Server, as: string) {
  const { body } = await server.call('listPaymentLinks', { as })
  return (body as { links: Link[] }).links
}

async function create(server: Server, as: string, link: object = {}) {
  const { body } = await server.call('createPaymentLink', {
    as,
    body: { title: 'Atlas', amount: 49_900, ...link },
  })
  return body.link.id as string
}

test('a link expires on time, and is active again with a new expiry', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const as = await server.signIn('merchant')
  const id = await create(server, as, { expiresAt: time(NOON + HOUR_MS) })
  clock.advance(HOUR_MS - 1)
  expect((await linksOf(server, as))[0]).toMatchObject({ id, status: 'active' })
  clock.advance(1)
  expect((await linksOf(server, as))[0]).toMatchObject({ id, status: 'expired' })
  const renewed = { title: 'Atlas', amount: 49_900, expiresAt: time(NOON + 3 * HOUR_MS) }
  expect(await server.call('updatePaymentLink', { as, path: { id }, body: renewed })).toMatchObject({
    body: { link: { status: 'active' } },
  })
  clock.advance(2 * HOUR_MS)
  expect((await linksOf(server, as))[0]).toMatchObject({ id, status: 'expired' })
})

test('a link with an extended expiry does not expire at the old one', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const as = await server.signIn('merchant')
  const id = await create(server, as, { expiresAt: time(NOON + HOUR_MS) })
  await server.call('updatePaymentLink', { as, path: { id }, body: { title: 'Atlas', amount: 49_900 } })
  clock.advance(2 * HOUR_MS)
  expect((await linksOf(server, as))[0]).toMatchObject({ id, status: 'active' })
})

test('an expiry right now is rejected', async () => {
  const server = startServer()
  const body = { title: 'Atlas', amount: 49_900, expiresAt: time(NOON) }
  const as = await server.signIn('merchant')
  expect(await server.call('createPaymentLink', { as, body })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'expiresAt' }] },
  })
})

test('an update for an outdated version changes nothing, and the current one is applied', async () => {
  const server = startServer()
  const as = await server.signIn('merchant')
  const id = await create(server, as)
  const etagNow = async () => (await linksOf(server, as))[0]?.etag ?? ''
  const update = (title: string, etag: string) =>
    server.call('updatePaymentLink', {
      as,
      path: { id },
      headers: { 'if-match': etag },
      body: { title, amount: 49_900 },
    })
  const opened = await etagNow()
  const first = await update('First', opened)
  expect(first).toMatchObject({ status: 200, body: { link: { title: 'First' } } })
  expect(first.headers.get('etag')).toBe(await etagNow())
  expect(await update('Second', opened)).toMatchObject({ status: 412, body: { code: 'precondition_failed' } })
  expect((await linksOf(server, as))[0]).toMatchObject({ title: 'First' })
  expect(await update('Second', await etagNow())).toMatchObject({ status: 200 })
  expect(await update('Third', '*')).toMatchObject({ status: 200, body: { link: { title: 'Third' } } })
  expect(await update('Fourth', 'W/"1"')).toMatchObject({ status: 400 })
})

test('a payment, an expiry and a renaming make a version outdated', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const as = await server.signIn('merchant')
  await create(server, as, { expiresAt: time(NOON + HOUR_MS) })
  const etags = [(await linksOf(server, as))[0]?.etag]
  clock.advance(HOUR_MS)
  etags.push((await linksOf(server, as))[0]?.etag)
  await server.call('updateProfile', { as, body: { businessName: 'Tarang Weaves' } })
  etags.push((await linksOf(server, as))[0]?.etag)
  expect(new Set(etags).size).toBe(3)
})
