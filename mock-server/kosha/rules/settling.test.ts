import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { components } from '#contract'
import { feeOf } from './fees.ts'
import {
  capturedIn,
  failSettlement,
  processedAt,
  processingAt,
  processSettlement,
  refundsWaiting,
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

test('a settlement goes from scheduled through processing to processed on its due date', () => {
  const { settlement } = settle({
    ...of,
    capturedOn: '2026-11-13',
    captured: capturedIn([paid(100)]),
    refundsWaiting: [],
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

test('refunds that settlements have deducted are no longer waiting', () => {
  const refund = (id: string, amount: number, status: components['schemas']['RefundStatus'] = 'pending') => ({
    ...{ id, amount, status, createdAt: `2026-11-1${id}T06:00:00.000Z`, expectedBy: '2026-11-30' },
    reference: { type: 'rrn', status: 'pending' } as const,
  })
  const transaction = {
    ...({
      ...of,
      id: 'txn_1',
      amount: 900,
      currency: 'INR',
      status: 'partially_refunded',
      method: 'upi',
    } as const),
    ...{ gatewayId: 'gw', customer: { name: 'Meera' }, fee: 18, tax: 3, refundedAmount: 600, events: [] },
    createdAt: '2026-11-10T06:00:00.000Z',
    refunds: [refund('1', 100), refund('2', 50, 'failed'), refund('3', 200), refund('4', 300)],
  }
  const ids = (deducted: number[]) =>
    refundsWaiting(
      [transaction],
      deducted.map((refunds) => ({ refunds, createdAt: '2026-11-09T18:30:00.000Z' })),
    ).map(({ refundId }) => refundId)
  expect(ids([])).toEqual(['1', '3', '4'])
  expect(ids([100, 200])).toEqual(['4'])
  expect(ids([600])).toEqual([])
  const late = { refunds: 100, createdAt: '2026-12-01T18:30:00.000Z' }
  expect(refundsWaiting([transaction], [late]).map(({ refundId }) => refundId)).toEqual(['3', '4'])
})
