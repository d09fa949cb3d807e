import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../mock-server/engine/time/clock.ts'
import { movableClock, NOON, startMockServer } from '../server.ts'

/** A signed-in merchant with a link that expires in an hour. */
async function withLink() {
  const clock = movableClock()
  const { mock, call, signIn } = startMockServer({ clock }).open()
  const as = await signIn()
  const in1Hour = new Date(clock.now() + HOUR_MS).toISOString()
  const body = { title: 'Atlas', amount: 49_900 }
  const created = await call('POST', '/payments/create', { as, body: { ...body, expiresAt: in1Hour } })
  const { id } = created.body.link
  const update = (expiresAt: string, headers = {}) =>
    call('PUT', `/payments/links/${id}`, { as, body: { ...body, expiresAt }, headers })
  const status = async () => (await mock.paymentLinks.get(id)).status
  return { clock, mock, created, update, status }
}

test('a link expires on time, and is active again with a new expiry', async () => {
  const { clock, update, status } = await withLink()
  clock.advance(HOUR_MS - 1)
  expect(await status()).toBe('active')
  clock.advance(1)
  expect(await status()).toBe('expired')
  const renewed = await update(new Date(clock.now() + 2 * HOUR_MS).toISOString())
  expect(renewed.body.link.status).toBe('active')
  clock.advance(2 * HOUR_MS)
  expect(await status()).toBe('expired')
})

test('a link with an extended expiry does not expire at the old one', async () => {
  const { clock, update, status } = await withLink()
  await update(new Date(clock.now() + 3 * HOUR_MS).toISOString())
  clock.advance(2 * HOUR_MS)
  expect(await status()).toBe('active')
})

test('an expiry right now is rejected', async () => {
  const { update } = await withLink()
  expect(await update(NOON)).toMatchObject({ status: 422, body: { errors: [{ field: 'expiresAt' }] } })
})

test('an edit of the version before a payment is rejected', async () => {
  const { clock, mock, created, update } = await withLink()
  await mock.payer.pay(created.body.link.id)
  const outdated = { 'if-match': created.body.link.etag }
  const edited = await update(new Date(clock.now() + HOUR_MS).toISOString(), outdated)
  expect(edited.status).toBe(412)
})
