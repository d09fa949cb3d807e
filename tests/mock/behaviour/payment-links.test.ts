import { expect, test } from 'vitest'
import { movableClock, NOON, startServer, textAt } from './server.ts'

const HOUR_MS = 3_600_000
const time = (ms: number) => new Date(ms).toISOString()

type Link = { id: string; title: string; amount: number; status: string; amountPaid: number }
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
  return textAt(body, 'link.id')
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

test('a link whose expiry was extended does not expire at the old one', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  const as = await server.signIn('merchant')
  const id = await create(server, as, { expiresAt: time(NOON + HOUR_MS) })
  await server.call('updatePaymentLink', { as, path: { id }, body: { title: 'Atlas', amount: 49_900 } })
  clock.advance(2 * HOUR_MS)
  expect((await linksOf(server, as))[0]).toMatchObject({ id, status: 'active' })
})

test.each([
  ['a minimum above the amount', { partial: { minimum: 50_000 } }, 'partial.minimum'],
  ['an expiry in the past', { expiresAt: time(NOON - 1) }, 'expiresAt'],
  ['an expiry right now', { expiresAt: time(NOON) }, 'expiresAt'],
])('%s is rejected', async (_what, link, field) => {
  const server = startServer()
  const as = await server.signIn('merchant')
  const before = await linksOf(server, as)
  const body = { title: 'Atlas', amount: 49_900, ...link }
  expect(await server.call('createPaymentLink', { as, body })).toMatchObject({
    status: 422,
    body: { errors: [{ field }] },
  })
  expect(await linksOf(server, as)).toEqual(before)
})
