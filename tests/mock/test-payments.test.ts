import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()

/** An account without payments, with all gateways in test mode and a link of ₹3,000.00. */
async function testing() {
  const { mock, call, signIn } = server.open()
  await mock.scenario('new-merchant')
  for (const { id } of await mock.gateways.all()) await mock.gateways.update(id, { mode: 'test' })
  const { id } = await mock.paymentLinks.insert({ amount: 300_000 })
  const as = await signIn()
  const list = async (query = '') => (await call('GET', `/payments/transactions${query}`, { as })).body
  return { mock, call, as, list, linkId: id }
}

const NOTHING = { captured: 0, refunded: 0, fee: 0, tax: 0 }

test('a payment through a gateway in test mode is marked, and pays nothing of its link', async () => {
  const { mock, linkId } = await testing()
  const { transaction, link } = await mock.payer.pay(linkId)
  expect(transaction).toMatchObject({ status: 'success', mode: 'test' })
  expect(link).toMatchObject({ status: 'active', amountPaid: 0 })
  for (const { id } of await mock.gateways.all()) await mock.gateways.update(id, { mode: 'live' })
  const paid = await mock.payer.pay(linkId)
  expect(paid.transaction.mode).toBeUndefined()
  expect(paid.link).toMatchObject({ status: 'paid', amountPaid: 300_000 })
})

test('a test payment is listed, but in no sum unless test payments alone are listed', async () => {
  const { mock, list, linkId } = await testing()
  await mock.payer.pay(linkId)
  const marked = [{ mode: 'test', amount: 300_000 }]
  expect(await list()).toMatchObject({ transactions: marked, total: 1, sums: NOTHING })
  expect(await list('?mode=live')).toMatchObject({ transactions: [], total: 0, sums: NOTHING })
  expect(await list('?mode=test')).toMatchObject({ transactions: marked, sums: { captured: 300_000 } })
})

test('a test payment is in no figure, is never settled, and no settlement deducts its refund', async () => {
  const { mock, call, as, linkId } = await testing()
  const { transaction } = await mock.payer.pay(linkId)
  const body = { transactionId: transaction.id, amount: 100_000 }
  expect((await call('POST', '/payments/refund', { as, body })).status).toBe(200)
  const { stats } = (await call('GET', '/payments/stats', { as })).body
  expect(stats).toMatchObject({ totalTransactions: 0, totalAmount: 0, todayAmount: 0, byGateway: [] })
  expect(stats.daily.at(-1)).toMatchObject({ amount: 0, count: 0 })
  expect(stats.last30Days).toMatchObject({ byMethod: [], byGateway: [] })
  const { gateways } = (await call('GET', '/payments/gateways', { as })).body
  expect(gateways[0].successRate).toBeUndefined()
  for (const { id } of await mock.gateways.all()) await mock.gateways.update(id, { mode: 'live' })
  await mock.payer.pay(linkId)
  await mock.clock.advance({ days: 4 })
  expect(await mock.settlements.all()).toMatchObject([{ gross: 300_000, refunds: 0, transactionCount: 1 }])
  const tested = await mock.transactions.get(transaction.id)
  expect(tested.settlementId).toBeUndefined()
  expect(tested.events.map(({ type }) => type)).not.toContain('settled')
})
