import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../mock-server/kosha/demo-accounts.ts'
import { movableClock, startServer } from './server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const email = 'asha@tarang.example'

test.each([
  [false, 1],
  [true, 30],
])('a session with rememberMe %s lasts %i days', async (rememberMe, days) => {
  const clock = movableClock()
  const server = startServer({ clock })
  const { body } = await server.call('signIn', { body: { email, password: DEMO_PASSWORD, rememberMe } })
  const as = body.token
  clock.advance(days * DAY_MS - 1)
  expect(await server.call('verifySession', { as })).toMatchObject({ status: 200 })
  clock.advance(1)
  expect(await server.call('verifySession', { as })).toMatchObject({ status: 401 })
})

test('ten failed sign-ins lock an address for fifteen minutes, even for the correct password', async () => {
  const clock = movableClock()
  const server = startServer({ clock })
  for (let failure = 0; failure < 10; failure++) {
    expect(await server.call('signIn', { body: { email, password: 'wrong' } })).toMatchObject({ status: 401 })
  }
  const right = { body: { email, password: DEMO_PASSWORD } }
  const closed = await server.call('signIn', right)
  expect(closed).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(closed.headers.get('retry-after')).toBe('900')
  clock.advance(15 * MINUTE_MS)
  expect(await server.call('signIn', right)).toMatchObject({ status: 200 })
})

test('renaming a business changes all its users and rows', async () => {
  const server = startServer()
  const viewer = await server.signIn('viewer')
  const merchant = await server.signIn('merchant')
  await server.call('updateProfile', { as: merchant, body: { businessName: 'Tarang & Sons' } })
  expect((await server.call('verifySession', { as: viewer })).body).toMatchObject({
    user: { businessName: 'Tarang & Sons' },
  })
  const lists = [
    'listPaymentLinks',
    'listSettlements',
    'listGateways',
    'listPaymentMethods',
    'listTransactions',
  ] as const
  for (const list of lists) {
    const text = JSON.stringify((await server.call(list, { as: merchant })).body)
    expect(text, list).toContain('"merchantName":"Tarang & Sons"')
    expect(text, list).not.toContain('Tarang Textiles')
  }
})
