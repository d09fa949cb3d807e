import { expect, test } from 'vitest'
import { NOON, startMockServer } from './server.ts'

const server = startMockServer()

test('an inserted transaction is completed and visible to its merchant', async () => {
  const { mock, call, signIn } = server.open()
  const row = await mock.transactions.insert({ amount: 12_345, method: 'card' })
  expect(row).toMatchObject({ status: 'success', merchantId: 'mer_tarang', fee: 259, tax: 47 })
  const { body } = await call('GET', '/payments/transactions?limit=1', { as: await signIn() })
  expect(body.transactions).toEqual([row])
})

test('due events run in order while the clock moves', async () => {
  const mock = server.openMock()
  await mock.scenario('new-merchant')
  const link = await mock.paymentLinks.insert({ expiresAt: '2026-11-22T06:30:00Z' })
  await mock.transactions.insert({ createdAt: '2026-11-21T06:00:00.000Z' })
  const happened = await mock.clock.advance({ days: 3 })
  expect(happened.map(({ what }) => what)).toEqual([
    'day-closes',
    'link-expires',
    'day-closes',
    'settlement-starts',
    'settlement-goes-out',
    'day-closes',
  ])
  expect((await mock.paymentLinks.get(link.id)).status).toBe('expired')
  expect(await mock.settlements.all()).toMatchObject([{ status: 'processed', gross: 49_900 }])
})

test('a reset email is in the outbox with its token', async () => {
  const { mock, call } = server.open()
  await expect(mock.outbox.last()).rejects.toThrow('No email was sent')
  await call('POST', '/auth/forgot-password', { body: { email: 'asha@tarang.example' } })
  const mail = await mock.outbox.last('asha@tarang.example')
  const reset = { token: mail.token, password: 'a-long-phrase-2' }
  expect((await call('POST', '/auth/reset-password', { body: reset })).status).toBe(200)
})

test('a scenario restarts the session, at its own time if given', async () => {
  const mock = server.openMock()
  await mock.paymentLinks.insert({})
  const session = await mock.scenario('new-merchant', { clock: '2026-12-01T06:00:00Z' })
  expect(session).toMatchObject({ scenario: 'new-merchant', clock: 'fixed', now: '2026-12-01T06:00:00.000Z' })
  expect(await mock.paymentLinks.all()).toEqual([])
})

test('the clock cannot go back, and the error explains how to get an earlier time', async () => {
  const mock = server.openMock()
  await expect(mock.clock.fix('2026-11-20T06:00:00Z')).rejects.toThrow('Restart with a scenario')
  expect(await mock.clock.now()).toBe(NOON)
})

test.each([
  ['a wrong type', { amount: 'much' }, 'amount must be a whole number'],
  ['an unknown field', { colour: 'red' }, 'colour is not a field'],
  ['an unknown merchant', { merchantId: 'mer_none' }, 'There is no merchant mer_none'],
  ['an existing id', { id: 'txn_0000001' }, 'txn_0000001 already exists'],
])('a row with %s is rejected, without partial effects', async (_what, given, message) => {
  const mock = server.openMock()
  const before = await mock.transactions.all()
  await expect(mock.transactions.insert(given as object)).rejects.toThrow(message)
  expect(await mock.transactions.all()).toEqual(before)
})

test.each(['created', 'pending', 'success', 'failed', 'partially_refunded', 'refunded'] as const)(
  'a transaction inserted as %s is consistent',
  async (status) => {
    const row = await server.openMock().transactions.insert({ status, amount: 50_000 })
    const refunded = { refunded: 50_000, partially_refunded: 25_000 }[String(status)] ?? 0
    expect(row).toMatchObject({ status, refundedAmount: refunded })
    expect(row.fee > 0).toBe(['success', 'partially_refunded', 'refunded'].includes(status))
    expect(row.refunds.length).toBe(refunded > 0 ? 1 : 0)
    expect(row.events.filter(({ at }) => at > NOON)).toEqual([])
  },
)

test('an inserted user can sign in, and a new merchant has gateways in test mode', async () => {
  const { mock, call, signIn } = server.open()
  await mock.users.insert({ email: 'zoya@naya.example', businessName: 'Naya', password: 'a-long-phrase-4' })
  const as = await signIn('zoya@naya.example', 'a-long-phrase-4')
  const { gateways } = (await call('GET', '/payments/gateways', { as })).body
  expect(gateways).toMatchObject([{ mode: 'test' }, {}, {}, {}])
})
