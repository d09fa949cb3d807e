import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf } from './fees.ts'
import {
  capturedIn,
  failSettlement,
  MAX_ADJUSTMENTS,
  processedAt,
  processingAt,
  processSettlement,
  settle,
  startProcessing,
} from './settling.ts'

const of = { id: 'setl_0000031', merchantId: 'mer_tarang', merchantName: 'Tarang Textiles' }
const now = Date.parse('2026-11-13T18:30:00.000Z')
const paid = (amount: number) => ({ amount, ...feeOf(amount, 'upi') })

test('payments of the day before a bank weekend are settled on Monday, with the reason', () => {
  const { settlement } = settle({
    ...of,
    capturedOn: '2026-11-13',
    captured: capturedIn([paid(49_900)]),
    refundsWaiting: [],
    adjustments: [],
    now,
  })
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
        ...of,
        capturedOn: '2026-11-13',
        captured: capturedIn(payments.map(paid)),
        refundsWaiting: waiting,
        adjustments: [],
        now,
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
  const captured = capturedIn([])
  const { settlement } = settle({
    ...of,
    capturedOn: '2026-11-13',
    captured,
    refundsWaiting: [],
    adjustments,
    now,
  })
  expect(settlement).toMatchObject({ net: MAX_ADJUSTMENTS, adjustments: { length: MAX_ADJUSTMENTS } })
})

test('a settlement goes from scheduled through processing to processed on its due date', () => {
  const { settlement } = settle({
    ...of,
    capturedOn: '2026-11-13',
    captured: capturedIn([paid(100)]),
    refundsWaiting: [],
    adjustments: [],
    now,
  })
  expect(new Date(processingAt(settlement)).toISOString()).toBe('2026-11-16T03:30:00.000Z')
  expect(new Date(processedAt(settlement)).toISOString()).toBe('2026-11-16T05:30:00.000Z')
  const processed = processSettlement(startProcessing(settlement), {
    now: processedAt(settlement),
    utr: 'KOSHN26320004417',
  })
  expect(processed).toMatchObject({ status: 'processed', processedAt: '2026-11-16T05:30:00.000Z' })
  const failure = { code: 'account_inactive', source: 'bank', reason: 'Closed.', nextStep: 'Call.' } as const
  expect(failSettlement(settlement, { failure })).toMatchObject({ status: 'failed', failure })
})
