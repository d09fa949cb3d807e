import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf } from './fees.ts'
import { capturedIn, MAX_ADJUSTMENTS, settle } from './settling.ts'

const friday = {
  ...{ id: 'setl_0000031', merchantId: 'mer_tarang', merchantName: 'Tarang Textiles' },
  capturedOn: '2026-11-13',
  captured: capturedIn([]),
  refundsWaiting: [],
  adjustments: [],
  now: Date.parse('2026-11-13T18:30:00.000Z'),
}
const paid = (amount: number) => ({ amount, ...feeOf(amount, 'upi') })

test('payments of the day before a bank weekend are settled on Monday, with the reason', () => {
  const { settlement } = settle({ ...friday, captured: capturedIn([paid(49_900)]) })
  expect(settlement).toMatchObject({
    status: 'scheduled',
    dueOn: '2026-11-16',
    dueReason: 'The next working day. Banks are closed on Second Saturday, 14 Nov, and on Sunday, 15 Nov.',
    createdAt: '2026-11-13T18:30:00.000Z',
    transactionCount: 1,
    net: 49_900 - 998 - 180,
  })
})

test('the amounts of a settlement add up, are never negative, and deduct refunds oldest first', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 30 })
  fc.assert(
    fc.property(amounts, amounts, (payments, refunds) => {
      const waiting = refunds.map((amount, index) => ({
        refundId: `rfnd_${index}`,
        transactionId: 'txn_1',
        amount,
      }))
      const { settlement, taken } = settle({
        ...friday,
        captured: capturedIn(payments.map(paid)),
        refundsWaiting: waiting,
      })
      const { gross, fee, tax, net } = settlement
      expect(net).toBe(gross - settlement.refunds - fee - tax)
      expect(net).toBeGreaterThanOrEqual(0)
      expect(taken).toEqual(waiting.slice(0, taken.length).map(({ refundId }) => refundId))
      const next = waiting[taken.length]
      if (next) expect(next.amount).toBeGreaterThan(net)
    }),
  )
})

test('a settlement has at most as many adjustments as the contract allows: the others wait', () => {
  const adjustments = Array.from({ length: MAX_ADJUSTMENTS + 1 }, () => ({
    type: 'refund_reversed' as const,
    amount: 1,
  }))
  const { settlement } = settle({ ...friday, adjustments })
  expect(settlement).toMatchObject({ net: MAX_ADJUSTMENTS, adjustments: { length: MAX_ADJUSTMENTS } })
})
