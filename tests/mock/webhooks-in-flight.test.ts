import { expect, test } from 'vitest'
import { movableClock, NOON, startMockServer } from './server.ts'

/** A mock server that holds back webhooks until they are released. */
function openHeld(status = 200) {
  const held: (() => void)[] = []
  const server = startMockServer({
    webhookHosts: ['shop.test'],
    fetch: () => new Promise((resolve) => held.push(() => resolve(new Response(null, { status })))),
  })
  return { mock: server.openMock(), held }
}

/** A webhook of a payment that is being sent. */
async function sending() {
  const { mock, held } = openHeld()
  await mock.webhooks.sendTo('https://shop.test/hooks', 'sesame')
  const { id } = await mock.paymentLinks.insert()
  const paying = mock.payer.pay(id)
  await expect.poll(() => held).toHaveLength(1)
  return { mock, held, paying }
}

test('a webhook that is being sent is sent again after a snapshot of that moment is restored', async () => {
  const { mock, held, paying } = await sending()
  const taken = mock.snapshots.take('sending')
  await expect.poll(() => mock.snapshots.all()).toHaveLength(1)
  held.shift()?.()
  await Promise.all([paying, taken])
  const restored = mock.snapshots.restore('sending')
  await expect.poll(() => held).toHaveLength(1)
  held.shift()?.()
  await restored
  expect(await mock.webhooks.all()).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }])
})

test('reading from the mock does not wait for a webhook, so that its handler can', async () => {
  const { mock, held, paying } = await sending()
  expect(await mock.clock.now()).toBe(NOON)
  held.shift()?.()
  await paying
  expect(await mock.webhooks.all()).toMatchObject([{ attempts: [{ status: 200 }] }])
})

test('after a restart webhooks are retried on the clock of the new session', async () => {
  const { mock, held } = openHeld(500)
  const pay = async () => {
    await mock.webhooks.sendTo('https://shop.test/hooks', 'sesame')
    const { id } = await mock.paymentLinks.insert({ expiresAt: '2027-12-01T00:00:00Z' })
    return mock.payer.pay(id)
  }
  await mock.clock.fix('2027-06-01T00:00:00Z')
  const paying = pay()
  await expect.poll(() => held).toHaveLength(1)
  await mock.scenario('new-merchant')
  const payingAgain = pay()
  const deliveries = () => {
    for (const respond of held.splice(0)) respond()
    return mock.webhooks.all()
  }
  await expect.poll(deliveries).toMatchObject([{ state: 'pending', attempts: [{ at: NOON, status: 500 }] }])
  await Promise.all([paying, payingAgain])
  expect(await deliveries()).toMatchObject([{ attempts: [{ at: NOON }] }])
})

test('an event not reported yet is part of a snapshot', async () => {
  const clock = movableClock()
  const mock = startMockServer({ clock }).openMock()
  const { id } = await mock.paymentLinks.insert({ merchantId: 'mer_tarang' })
  await mock.payer.pay(id)
  clock.advance(5 * 24 * 60 * 60 * 1000)
  // Settlements are processed with this call, before anything else.
  await mock.snapshots.take('now')
  await mock.snapshots.restore('now')
  const types = (await mock.webhooks.all()).map(({ event }) => event.type)
  expect(types).toContain('settlement.processed')
})
