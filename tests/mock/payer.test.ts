import { expect, test } from 'vitest'
import { clientOf, startMockServer } from './server.ts'

const server = startMockServer()

test('a link lives from creation over two payments to a refund and a settlement', async () => {
  const mock = server.openMock()
  const { call, signIn } = clientOf(mock, server.fetch)
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
  ['more than is left', {}, { amount: 60_000 }, 'amount must be at most 50000'],
  ['a part of a link in one piece', {}, { amount: 10 }, 'amount must be 50000'],
  ['less than the minimum', { partial: { minimum: 20_000 } }, { amount: 100 }, 'at least 20000'],
  ['a link that is closed', { status: 'cancelled' as const }, {}, 'it is cancelled'],
])('nobody can pay %s', async (_what, link, payment, message) => {
  const mock = server.openMock()
  const { id } = await mock.paymentLinks.insert({ amount: 50_000, ...link })
  const before = (await mock.transactions.all()).length
  await expect(mock.payer.pay(id, payment)).rejects.toThrow(message)
  expect((await mock.transactions.all()).length).toBe(before)
})

test('a method that the merchant has disabled takes no payment', async () => {
  const mock = server.openMock()
  const { id } = await mock.paymentLinks.insert()
  for (const method of await mock.paymentMethods.all()) {
    if (method.type === 'card') await mock.paymentMethods.update(method.id, { enabled: false })
  }
  await expect(mock.payer.pay(id, { method: 'card' })).rejects.toThrow('takes no card payment')
  expect((await mock.payer.pay(id, { method: 'upi' })).link.status).toBe('paid')
})
