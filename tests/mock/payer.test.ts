import { expect, test } from 'vitest'
import { clientOf, startMockServer } from './server.ts'

const server = startMockServer()

test('a link is created, paid twice, refunded and settled', async () => {
  const { mock, call, signIn } = server.open()
  await mock.scenario('new-merchant')
  const as = await signIn()
  const wanted = { title: 'Curtains', amount: 100_000, partial: { minimum: 20_000 } }
  const { link } = (await call('POST', '/payments/create', { as, body: wanted })).body
  expect((await mock.payer.pay(link.id, { outcome: 'failed' })).link.status).toBe('active')
  expect((await mock.payer.pay(link.id, { amount: 30_000 })).link).toMatchObject({
    status: 'partially_paid',
    amountPaid: 30_000,
  })
  const { transaction, link: paid } = await mock.payer.pay(link.id, { method: 'card' })
  expect(paid).toMatchObject({ status: 'paid', amountPaid: 100_000 })
  expect(transaction).toMatchObject({ amount: 70_000, method: 'card', paymentLinkId: link.id })
  const refund = { transactionId: transaction.id, amount: 70_000 }
  expect((await call('POST', '/payments/refund', { as, body: refund })).status).toBe(200)
  await mock.clock.advance({ days: 20 })
  expect((await mock.transactions.get(transaction.id)).refunds).toMatchObject([
    { status: 'processed', reference: { status: 'available' } },
  ])
  expect(await mock.settlements.all()).toMatchObject([{ status: 'processed', gross: 100_000 }])
})

test.each([
  ['more than the amount', {}, { amount: 60_000 }, 'amount must be at most 50000'],
  ['part of a link without partial payments', {}, { amount: 10 }, 'amount must be 50000'],
  ['less than the minimum', { partial: { minimum: 20_000 } }, { amount: 100 }, 'at least 20000'],
  ['a cancelled link', { status: 'cancelled' as const }, {}, 'it is cancelled'],
])('%s cannot be paid', async (_what, link, payment, message) => {
  const mock = server.openMock()
  const { id } = await mock.paymentLinks.insert({ amount: 50_000, ...link })
  const before = (await mock.transactions.all()).length
  await expect(mock.payer.pay(id, payment)).rejects.toThrow(message)
  expect((await mock.transactions.all()).length).toBe(before)
})

test('a method disabled by the merchant accepts no payment', async () => {
  const mock = server.openMock()
  const { id } = await mock.paymentLinks.insert()
  for (const method of await mock.paymentMethods.all()) {
    if (method.type === 'card') await mock.paymentMethods.update(method.id, { enabled: false })
  }
  await expect(mock.payer.pay(id, { method: 'card' })).rejects.toThrow('does not accept a card payment')
  expect((await mock.payer.pay(id, { method: 'upi' })).link.status).toBe('paid')
})

test('a pending payment that succeeds days later gets a fee, a refund window, a settlement and updates its link', async () => {
  const { mock, call, signIn } = server.open()
  await mock.scenario('new-merchant')
  const { id } = await mock.paymentLinks.insert({ amount: 50_000 })
  const { transaction, link } = await mock.payer.pay(id, { outcome: 'pending' })
  expect([transaction.status, transaction.fee, link.status]).toEqual(['pending', 0, 'active'])
  await mock.clock.advance({ days: 4 })
  const concluded = await mock.payer.conclude(transaction.id)
  expect(concluded).toMatchObject({
    transaction: {
      status: 'success',
      fee: 1000,
      tax: 180,
      events: [{}, { type: 'pending' }, { type: 'succeeded' }],
    },
    link: { status: 'paid', amountPaid: 50_000 },
  })
  const refund = { transactionId: transaction.id, amount: 100 }
  expect((await call('POST', '/payments/refund', { as: await signIn(), body: refund })).status).toBe(200)
  await mock.clock.advance({ days: 4 })
  expect(await mock.settlements.all()).toMatchObject([{ gross: 50_000, status: 'processed' }])
  await expect(mock.payer.conclude(transaction.id)).rejects.toThrow('has ended')
})

test('a payment that was only created expires, and can fail like any other', async () => {
  const mock = server.openMock()
  const { id } = await mock.transactions.insert({ status: 'created' })
  expect((await mock.payer.conclude(id, 'expired')).transaction).toMatchObject({
    status: 'failed',
    failure: { code: 'payment_abandoned' },
  })
})

test('a payment fails that the customer does not confirm, or that the bank never answers', async () => {
  const mock = server.openMock()
  const { id: created } = await mock.transactions.insert({ status: 'created' })
  const { id: link } = await mock.paymentLinks.insert({ amount: 50_000 })
  const { id: pending } = (await mock.payer.pay(link, { outcome: 'pending' })).transaction
  const { id: completed } = await mock.transactions.insert({ status: 'pending' })
  await mock.payer.conclude(completed)
  await mock.clock.advance({ minutes: 30 })
  expect(await mock.transactions.get(created)).toMatchObject({
    status: 'failed',
    failure: { code: 'payment_abandoned' },
    events: [{}, { type: 'failed', at: '2026-11-21T07:00:00.000Z' }],
  })
  expect((await mock.transactions.get(pending)).status).toBe('pending')
  await mock.clock.advance({ days: 5 })
  expect(await mock.transactions.get(pending)).toMatchObject({
    status: 'failed',
    failure: { code: 'bank_unavailable' },
    events: [{}, {}, { type: 'failed', at: '2026-11-26T06:30:00.000Z' }],
  })
  expect((await mock.transactions.get(completed)).status).toBe('success')
})

test.each([
  ['marking a pending payment as successful', 'pending', { status: 'success' }, 'POST /__mock/transactions/'],
  ['marking a successful payment as failed', 'success', { status: 'failed' }, 'status must fit the events'],
  [
    'a partially refunded payment without refunds',
    'success',
    { status: 'partially_refunded' },
    'status must be success',
  ],
] as const)('%s is rejected', async (_what, status, change, message) => {
  const mock = server.openMock()
  const row = await mock.transactions.insert({ status })
  await expect(mock.transactions.update(row.id, change)).rejects.toThrow(message)
  expect(await mock.transactions.get(row.id)).toEqual(row)
})

test('a call with optional fields only needs no body', async () => {
  const mock = server.openMock()
  const { id } = await mock.paymentLinks.insert()
  const post = (path: string, method = 'POST') =>
    server.fetch(new Request(`http://mock/__mock${path}`, { method, headers: mock.headers }))
  expect((await post(`/payment-links/${id}/payments`)).status).toBe(201)
  expect((await post('/rows/transactions')).status).toBe(201)
  const { id: pending } = await mock.transactions.insert({ status: 'pending' })
  expect((await post(`/transactions/${pending}/outcome`)).status).toBe(200)
  expect((await post('/scenario', 'PUT')).status).toBe(200)
  expect((await post('/clock', 'PUT')).status).toBe(415)
})

test('after a bank has refused a refund, its amount can be refunded again', async () => {
  const mock = server.openMock()
  await mock.scenario('new-merchant')
  const { id } = await mock.transactions.insert({ amount: 50_000, status: 'success' })
  const { call, signIn } = clientOf(mock, server.fetch)
  const as = await signIn()
  const body = { transactionId: id, amount: 50_000 }
  const [refund] = (await call('POST', '/payments/refund', { as, body })).body.transaction.refunds

  expect(await mock.bank.refuseRefund(refund.id)).toMatchObject({
    status: 'success',
    refundedAmount: 0,
    refunds: [{ id: refund.id, status: 'failed', reference: { status: 'unavailable' } }],
  })
  await expect(mock.bank.refuseRefund(refund.id)).rejects.toThrow('it is failed')
  await expect(mock.bank.refuseRefund('rfnd_9999999')).rejects.toThrow('There is no refund rfnd_9999999')
  expect((await mock.webhooks.all()).map(({ event }) => event)).toMatchObject([
    { type: 'refund.failed', transactionId: id, refund: { id: refund.id, status: 'failed' } },
  ])
  expect((await call('POST', '/payments/refund', { as, body })).status).toBe(200)
  await mock.clock.advance({ days: 20 })
  expect((await mock.transactions.get(id)).refunds.map(({ status }) => status)).toEqual([
    'failed',
    'processed',
  ])
})

test('a bank refuses the transfer of a settlement until it is sent, and the next one carries its amount', async () => {
  const mock = server.openMock()
  await mock.scenario('new-merchant')
  await mock.transactions.insert({ amount: 50_000, status: 'success' })
  await mock.clock.advance({ days: 1 })
  const [due] = await mock.settlements.all()
  expect(await mock.bank.refuseTransfer(due?.id ?? '')).toMatchObject({
    status: 'failed',
    failure: { code: 'account_name_mismatch' },
  })
  const [last] = (await mock.webhooks.all()).slice(-1)
  expect(last?.event).toMatchObject({ type: 'settlement.failed', settlement: { id: due?.id } })
  await mock.clock.advance({ days: 5 })
  expect(await mock.settlements.all()).toMatchObject([
    { status: 'failed' },
    { status: 'processed', gross: 0, net: due?.net, adjustments: [{ settlementId: due?.id }] },
  ])
  await expect(mock.bank.refuseTransfer(due?.id ?? '')).rejects.toThrow('it is failed')
})
