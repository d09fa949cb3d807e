import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()
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
