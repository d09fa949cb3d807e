import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Mock } from '../../mock-server/client/mock.ts'
import { clientOf, startMockServer } from './server.ts'

type Received = { body: string; signature: string }

/** A mock server and a webhook endpoint that responds with these statuses, then repeats the last one. */
function open(...statuses: number[]) {
  const received: Received[] = []
  const server = startMockServer({
    webhookHosts: ['shop.test'],
    fetch: async (request) => {
      received.push({ body: await request.text(), signature: request.headers.get('kosha-signature') ?? '' })
      return new Response(null, { status: (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200 })
    },
  })
  return { server, mock: server.openMock(), received }
}

async function openWithEndpoint(...statuses: number[]) {
  const opened = open(...statuses)
  await opened.mock.scenario('new-merchant')
  await opened.mock.webhooks.sendTo('https://shop.test/hooks', 'sesame')
  return opened
}

const pay = async (mock: Mock) => mock.payer.pay((await mock.paymentLinks.insert()).id)

const isSigned = ({ body, signature }: Received, secret: string) => {
  const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === digest
}

test('a payment, its refund and its settlement send webhooks in order, signed over time and body', async () => {
  const { server, mock, received } = await openWithEndpoint()
  const { id } = await mock.paymentLinks.insert({ amount: 50_000 })
  const { transaction } = await mock.payer.pay(id, { method: 'card' })
  const { call, signIn } = clientOf(mock, server.fetch)
  const refund = { transactionId: transaction.id, amount: 20_000 }
  await call('POST', '/payments/refund', { as: await signIn(), body: refund })
  await mock.clock.advance({ days: 12 })
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { id: 'evt_00000001', type: 'payment.succeeded', transaction: { id: transaction.id, fee: 1050 } },
    { type: 'settlement.processed', settlement: { gross: 50_000, status: 'processed' } },
    { type: 'refund.processed', transactionId: transaction.id, refund: { amount: 20_000 } },
  ])
  expect(received.every((delivery) => isSigned(delivery, 'sesame'))).toBe(true)
})

test.each([
  ['the session', {}, Date.parse('2026-11-21T06:30:00Z')],
  ['real time', { signatureTime: 'real' }, Date.now()],
] as const)(
  'a webhook is signed with the time of %s, although its clock stands still',
  async (_of, time, at) => {
    const { mock, received } = open()
    await mock.webhooks.sendTo('https://shop.test/hooks', 'sesame', time)
    await pay(mock)
    const seconds = Number(/^t=(\d+),/.exec(received[0]?.signature ?? '')?.[1])
    expect(Math.abs(seconds - at / 1000)).toBeLessThan(300)
    expect(received.every((delivery) => isSigned(delivery, 'sesame'))).toBe(true)
  },
)

test("a rejected webhook is retried on the session's clock until it is accepted", async () => {
  const { mock, received } = await openWithEndpoint(500, 503, 200)
  await pay(mock)
  expect(await mock.webhooks.all()).toMatchObject([
    { state: 'pending', attempts: [{ status: 500 }], nextAttemptAt: '2026-11-21T06:31:00.000Z' },
  ])
  await mock.clock.advance({ minutes: 1 })
  expect(received).toHaveLength(2)
  await mock.clock.advance({ hours: 1 })
  expect(await mock.webhooks.all()).toMatchObject([
    { state: 'delivered', attempts: [{ status: 500 }, { status: 503 }, { at: '2026-11-21T06:36:00.000Z' }] },
  ])
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
})

test('after the last retry, the webhook is given up', async () => {
  const { mock, received } = await openWithEndpoint(500)
  const { id } = await mock.paymentLinks.insert()
  await mock.payer.pay(id, { outcome: 'failed' })
  await mock.clock.advance({ days: 1 })
  expect(received).toHaveLength(6)
  expect((await mock.webhooks.all())[0]).toMatchObject({
    event: { type: 'payment.failed' },
    state: 'given-up',
  })
})

test('without an endpoint a webhook is recorded, not sent', async () => {
  const { mock, received } = open()
  await pay(mock)
  expect(await mock.webhooks.all()).toMatchObject([{ state: 'recorded', attempts: [] }])
  expect(received).toEqual([])
})

test('a webhook can be sent with an invalid signature, or twice', async () => {
  const { mock, received } = await openWithEndpoint()
  await mock.webhooks.next('wrong-signature')
  await mock.webhooks.next('twice')
  for (let count = 0; count < 3; count++) await pay(mock)
  expect(received.map((delivery) => isSigned(delivery, 'sesame'))).toEqual([false, true, true, true])
  expect(received[1]).toEqual(received[2])
})

test('a snapshot restores webhooks, their endpoint and pending retries', async () => {
  const { mock, received } = await openWithEndpoint(500, 200)
  await pay(mock)
  const before = await mock.webhooks.all()
  await mock.snapshots.take('retrying')
  await mock.clock.advance({ hours: 1 })
  await mock.webhooks.stop()
  await mock.snapshots.restore('retrying')
  expect(await mock.webhooks.all()).toEqual(before)
  await mock.clock.advance({ minutes: 1 })
  expect(await mock.webhooks.all()).toMatchObject([{ state: 'delivered', attempts: [{ status: 500 }, {}] }])
  expect(received).toHaveLength(3)
})

test('an export includes the endpoint, and the ids of webhooks continue after an import', async () => {
  const [here, there] = [open(), open()]
  await pay(here.mock)
  await here.mock.webhooks.sendTo('https://shop.test/hooks', 'sesame')
  await there.mock.snapshots.import(await here.mock.snapshots.export())
  expect(await there.mock.webhooks.all()).toEqual([])
  await pay(there.mock)
  expect(there.received.map(({ body }) => JSON.parse(body).id)).toEqual(['evt_00000002'])
})

test('clearing the outbox deletes webhooks too, and cancels pending ones', async () => {
  const { mock, received } = await openWithEndpoint(500)
  await pay(mock)
  await mock.outbox.clear()
  expect(await mock.webhooks.all()).toEqual([])
  await mock.clock.advance({ hours: 1 })
  expect(received).toHaveLength(1)
})

test.each([
  'http://169.254.169.254/latest',
  'http://192.168.1.1/',
  'https://shop.test.attacker.example/',
  'http://shop.test@attacker.example/',
  'http://[::ffff:10.0.0.1]/',
  'http://shop:pass@localhost/hooks',
])('a webhook cannot be sent to %s, neither as an endpoint nor by an import', async (url) => {
  const { mock } = open()
  await expect(mock.webhooks.sendTo(url, 'sesame')).rejects.toThrow('Webhooks cannot be sent to')
  const exported = await mock.snapshots.export()
  const webhooks = { ...exported.webhooks, endpoint: { url, secret: 'sesame' } }
  await expect(mock.snapshots.import({ ...exported, webhooks })).rejects.toThrow('Webhooks cannot be sent to')
})

test.each(['http://localhost:8080/', 'http://127.0.0.1/', 'http://[::1]:8080/', 'http://2130706433/'])(
  'a webhook can be sent to %s, which is this machine',
  async (url) => {
    await open().mock.webhooks.sendTo(url, 'sesame')
  },
)
