import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()
const TOMORROW = '2026-11-22T06:30:00Z'

async function walletsOff(mock: ReturnType<typeof server.openMock>) {
  for (const { id, type } of await mock.paymentMethods.all())
    if (type === 'wallet') await mock.paymentMethods.update(id, { enabled: false })
}

test('no wallet payment can be inserted if wallets are disabled, or above their limit', async () => {
  const mock = server.openMock()
  const before = (await mock.transactions.all()).length
  const wallet = { method: 'wallet' as const }
  await expect(mock.transactions.insert({ ...wallet, amount: 1_000_001 })).rejects.toThrow(
    'does not accept a wallet payment',
  )
  const { id } = await mock.transactions.insert({ ...wallet, amount: 1_000_000 })
  const upi = await mock.transactions.insert({ amount: 1_000_001 })
  await expect(mock.transactions.update(upi.id, wallet)).rejects.toThrow('does not accept a wallet payment')
  await walletsOff(mock)
  await expect(mock.transactions.insert({ ...wallet, amount: 100 })).rejects.toThrow(
    'does not accept a wallet payment',
  )
  // Existing payments stay valid after the methods are disabled.
  await mock.transactions.update(id, { customer: { name: 'Meera' } })
  expect((await mock.transactions.all()).length).toBe(before + 2)
})

test.each(['busy-day', 'settlement-failed', 'bank-delays', 'everything-fails'] as const)(
  'every wallet payment of %s is within the limits of an enabled method',
  async (scenario) => {
    const mock = server.openMock()
    await mock.scenario(scenario)
    const methods = (await mock.paymentMethods.all()).filter(
      ({ type, enabled }) => type === 'wallet' && enabled,
    )
    const wallet = (await mock.transactions.all()).filter(({ method }) => method === 'wallet')
    expect(wallet.length).toBeGreaterThan(0)
    const isTaken = ({ merchantId, amount }: (typeof wallet)[number]) =>
      methods.some((each) => each.merchantId === merchantId && amount <= each.maxAmount)
    expect(wallet.filter((each) => !isTaken(each))).toEqual([])
  },
)

test.each([
  ['a payment in the future', { createdAt: TOMORROW }, 'events must not be in the future'],
  [
    'an event in the future',
    { events: [{ type: 'created' as const, at: TOMORROW }] },
    'must not be in the future',
  ],
  [
    'a success without its event',
    { events: [{ type: 'created' as const, at: '2026-11-21T06:00:00Z' }] },
    'status must fit',
  ],
  ['a refunded amount without refunds', { refundedAmount: 5 }, 'refundedAmount must be 0'],
])('%s cannot be inserted', async (_what, given, message) => {
  const mock = server.openMock()
  const before = await mock.transactions.all()
  await expect(mock.transactions.insert(given)).rejects.toThrow(message)
  expect(await mock.transactions.all()).toEqual(before)
})

test.each([
  ['marked as paid without a payment', { status: 'paid' as const, amountPaid: 0 }, 'status is paid if'],
  ['overpaid', { amount: 500, amountPaid: 501 }, 'amountPaid must be at most 500'],
  ['active, and partly paid', { amountPaid: 100 }, 'status must be partially_paid'],
  ['created in the future', { createdAt: TOMORROW }, 'createdAt must not be in the future'],
])('a link that is %s cannot be inserted', async (_what, given, message) => {
  const mock = server.openMock()
  await expect(mock.paymentLinks.insert(given)).rejects.toThrow(message)
})

test('a settlement processed in the future cannot be inserted', async () => {
  const mock = server.openMock()
  const given = { status: 'processed' as const, processedAt: TOMORROW }
  await expect(mock.settlements.insert(given)).rejects.toThrow('processedAt must not be in the future')
})

test.each(['scheduled', 'processing', 'processed'] as const)(
  'a settlement that is %s cannot have failed',
  async (status) => {
    const mock = server.openMock()
    const before = await mock.settlements.all()
    const failure = { code: 'account_inactive', source: 'bank', reason: 'Closed.', nextStep: 'Open it.' }
    await expect(mock.settlements.insert({ status, failure } as object)).rejects.toThrow('status is failed')
    expect(await mock.settlements.all()).toEqual(before)
  },
)

test('a refund that a test has changed twice is completed once, and one that it has failed not at all', async () => {
  const mock = server.openMock()
  const { amount, method, createdAt } = await mock.transactions.insert()
  const reference = { type: 'rrn', status: 'pending' } as const
  const refund = { amount: 100, reference, createdAt, expectedBy: '2026-12-02' }
  const events = [
    { type: 'created' as const, at: createdAt },
    { type: 'succeeded' as const, at: createdAt },
  ]
  const refunds = (['rfnd_0009001', 'rfnd_0009002'] as const).map((id) => ({
    ...refund,
    id,
    status: 'pending' as const,
  }))
  const { id } = await mock.transactions.insert({
    ...{ amount, method, createdAt, events, refunds },
    status: 'partially_refunded',
    refundedAmount: 200,
  })
  const [first] = refunds
  const failed = { ...refund, id: 'rfnd_0009002', status: 'failed' as const }
  await mock.transactions.update(id, { refunds: first ? [first, failed] : [], refundedAmount: 100 })
  await mock.clock.advance({ days: 20 })
  const { refunds: after, events: story } = await mock.transactions.get(id)
  expect(after.map(({ status }) => status)).toEqual(['processed', 'failed'])
  expect(story.filter(({ type }) => type === 'refund_processed').length).toBe(1)
})
