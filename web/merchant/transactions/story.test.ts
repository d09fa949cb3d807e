import { expect, test } from 'vitest'
import { settlement } from '../records/settlement.testing.ts'
import { storyOf } from './story.ts'
import { refund as requested, transaction } from './transaction.testing.ts'
import type { Refund } from './transactions.ts'

const now = Date.parse('2026-11-21T06:00:00Z')
const due = { ...settlement, dueOn: '2026-11-24', transactionCount: 14 }
const paid = { ...transaction, settlementId: due.id }
const refund: Refund = { ...requested, status: 'processed' }

test('a paid payment says when it settles, and with how many others', () => {
  expect(storyOf(paid, [due], now)).toBe('Paid by UPI. Settles on Tue, 24 Nov with 13 others.')
  expect(storyOf(paid, [{ ...due, transactionCount: 2 }], now)).toMatch(/with 1 other\.$/)
  expect(storyOf(paid, [{ ...due, transactionCount: 1 }], now)).toMatch(/Settles on Tue, 24 Nov\.$/)
})

test('the day of a settlement is called as people call it, by the Indian calendar', () => {
  const justBeforeMidnight = Date.parse('2026-11-23T18:29:59Z')
  expect(storyOf(paid, [due], justBeforeMidnight)).toContain('Settles tomorrow with')
  expect(storyOf(paid, [due], justBeforeMidnight + 1000)).toContain('Settles today with')
  const processed = { ...due, status: 'processed' as const, processedAt: '2026-11-24T05:30:00Z' }
  expect(storyOf(paid, [processed], justBeforeMidnight + 86_400_000)).toContain('Settled today with')
  expect(storyOf(paid, [processed], justBeforeMidnight + 86_401_000)).toContain('Settled yesterday with')
})

test('a refund that is pending is on its way, and not called refunded', () => {
  const pending = { ...paid, refundedAmount: 9900, refunds: [{ ...refund, status: 'pending' as const }] }
  expect(storyOf(pending, [due], now)).toContain('₹99.00 is on its way back to the customer.')
  expect(storyOf({ ...pending, refunds: [refund] }, [due], now)).toContain('₹99.00 was refunded.')
  const whole = { ...pending, refundedAmount: transaction.amount, refunds: [refund] }
  expect(storyOf(whole, [due], now)).toContain('The whole amount was refunded.')
})

test('a settlement is described as sent on another day, on an unknown day, or not at all', () => {
  const sent = { ...due, status: 'processed' as const, processedAt: '2026-11-25T05:30:00Z' }
  expect(storyOf(paid, [sent], now)).toContain('Settled on Wed, 25 Nov with')
  const { processedAt: _left, ...onNoDay } = sent
  expect(storyOf(paid, [onNoDay], now)).toContain('Settled with 13 others.')
  const later = Date.parse('2026-11-27T06:00:00Z')
  expect(storyOf(paid, [due], later)).toContain('Its settlement has been overdue since Tue, 24 Nov.')
  const returned = { ...due, status: 'failed' as const, adjustments: [], carriedBy: 'setl_2' }
  expect(storyOf(paid, [{ ...returned, carriedBy: 'setl_3' }], now)).toContain(
    'was returned. It has not been sent again.',
  )
  expect(storyOf(paid, [returned, { ...sent, id: 'setl_2' }], now)).toContain(
    'It was sent again on 25 Nov 2026.',
  )
})

test('a refund that the bank refused is named', () => {
  expect(storyOf({ ...paid, refunds: [{ ...refund, status: 'failed' }] }, [due], now)).toContain(
    'The bank refused a refund of ₹99.00.',
  )
})

test('a payment without a result says whom it waits for', () => {
  expect(storyOf({ ...transaction, status: 'created', method: 'netbanking' })).toBe(
    'The customer started paying by net banking but has not confirmed yet.',
  )
  expect(storyOf({ ...transaction, status: 'pending' })).toContain('has not responded yet')
  expect(storyOf({ ...transaction, status: 'failed', method: 'card' })).toBe(
    'Tried to pay by card. No money was received.',
  )
  expect(storyOf(transaction)).toBe('Paid by UPI. Not part of a settlement yet.')
  expect(storyOf(paid, [{ ...due, status: 'failed' }])).toContain(
    'Its settlement of Tue, 24 Nov was returned.',
  )
})

test('a test payment is described as one, and never as settled', () => {
  expect(storyOf({ ...paid, mode: 'test' }, [due], now)).toBe('A test by UPI: no money moved.')
})
