import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { components } from '#contract'
import { RuleViolation } from '../../engine/rule-violation.ts'
import { DAY_MS } from '../../engine/time/clock.ts'
import { istDay } from '../../engine/time/ist.ts'
import { completeRefund, refundable, refundCompletesAt, requestRefund, revealReference } from './refunds.ts'
import { addWorkingDays } from './working-days.ts'

type Transaction = components['schemas']['Transaction']

const captured = Date.parse('2026-11-20T06:00:00.000Z')
const now = captured + DAY_MS
const windowEnd = captured + 7 * DAY_MS

const payment = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 'txn_0000412',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  amount: 49_900,
  currency: 'INR',
  status: 'success',
  method: 'upi',
  gatewayId: 'gw_tarang_setu',
  customer: { name: 'Meera Iyer' },
  fee: 998,
  tax: 180,
  refundedAmount: 0,
  refundableUntil: new Date(windowEnd).toISOString(),
  refunds: [],
  events: [
    { type: 'created', at: '2026-11-20T05:59:31.000Z' },
    { type: 'succeeded', at: '2026-11-20T06:00:00.000Z' },
  ],
  createdAt: '2026-11-20T05:59:31.000Z',
  ...changes,
})

test('a partial refund is pending and expected within seven working days', () => {
  const refunded = requestRefund(payment(), { id: 'rfnd_0000007', amount: 9900, now })
  expect(refunded).toMatchObject({ status: 'partially_refunded', refundedAmount: 9900, fee: 998, tax: 180 })
  expect(refunded.refunds).toEqual([
    {
      id: 'rfnd_0000007',
      amount: 9900,
      status: 'pending',
      reference: { type: 'rrn', status: 'pending' },
      createdAt: '2026-11-21T06:00:00.000Z',
      expectedBy: '2026-12-02',
    },
  ])
  expect(refunded.events.at(-1)).toEqual({
    type: 'refund_requested',
    at: '2026-11-21T06:00:00.000Z',
    amount: 9900,
  })
})

test('partial refunds never exceed the payment, whatever is requested', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 120 }), (amounts) => {
      let row = payment()
      for (const [index, amount] of amounts.entries()) {
        const before = row
        try {
          row = requestRefund(row, { id: `rfnd_${index}`, amount, now })
        } catch (error) {
          expect(error).toBeInstanceOf(RuleViolation)
          expect(row).toBe(before)
        }
        expect(row.refundedAmount).toBeLessThanOrEqual(row.amount)
        expect(row.refundedAmount).toBe(row.refunds.reduce((sum, refund) => sum + refund.amount, 0))
        expect(row.refunds.length).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('the refund window closes seven days after the capture', () => {
  expect(refundable(payment(), windowEnd)).toEqual({ ok: true, remaining: 49_900 })
  expect(refundable(payment(), windowEnd + 1)).toMatchObject({ ok: false, code: 'refund_window_closed' })
})

test('a refund to a card is processed first and gets its ARN later', () => {
  const requested = requestRefund(payment({ method: 'card' }), { id: 'rfnd_1', amount: 100, now })
  const processed = completeRefund(requested, 'rfnd_1', { now: now + 1 })
  expect(processed.refunds[0]).toMatchObject({
    status: 'processed',
    reference: { type: 'arn', status: 'pending' },
  })
  const revealed = revealReference(processed, 'rfnd_1', '74208816352711904417000')
  expect(revealed.refunds[0]?.reference).toEqual({
    type: 'arn',
    status: 'available',
    value: '74208816352711904417000',
  })
})

test('only a pending refund can be completed', () => {
  const requested = requestRefund(payment(), { id: 'rfnd_1', amount: 100, now })
  const processed = completeRefund(requested, 'rfnd_1', { now: now + 1, reference: '632511904417' })
  expect(() => completeRefund(processed, 'rfnd_1', { now: now + 2 })).toThrow(RangeError)
})

test('every refund completes five to seven working days after the request', () => {
  const request = { createdAt: new Date(now).toISOString() }
  const days = Array.from({ length: 60 }, (_, index) =>
    istDay(refundCompletesAt({ id: `rfnd_${index}`, ...request })),
  )
  const possible = [5, 6, 7].map((count) => addWorkingDays('2026-11-21', count))
  expect(new Set(days)).toEqual(new Set(possible))
})
