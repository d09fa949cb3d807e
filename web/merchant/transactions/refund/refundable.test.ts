import { expect, onTestFinished, test, vi } from 'vitest'
import { serverClock } from '../../../api/server-clock.ts'
import { refund, transaction } from '../transaction.testing.ts'
import type { Transaction } from '../transactions.ts'
import { refundable } from './refundable.ts'

const now = Date.parse('2026-11-21T06:00:00Z')
const until = '2026-11-24T06:00:00Z'
const payment: Transaction = { ...transaction, refundableUntil: until }
test('a captured payment is refundable in full, until its last moment', () => {
  const open = { state: 'open', remaining: 49_900, pending: 0, until }
  expect(refundable(payment, now)).toEqual(open)
  expect(refundable(payment, Date.parse(until))).toEqual(open)
  expect(refundable(payment, Date.parse(until) + 1).state).toBe('closed')
})

test('refunded amounts are subtracted, and pending refunds are mentioned', () => {
  const partly = {
    ...payment,
    status: 'partially_refunded' as const,
    refundedAmount: 9900,
    refunds: [refund],
  }
  expect(refundable(partly, now)).toEqual({ state: 'open', remaining: 40_000, pending: 9900, until })
})

test.each<[string, Partial<Transaction>, RegExp]>([
  ['failed', { status: 'failed' }, /failed/],
  ['is not captured yet', { status: 'pending' }, /not captured yet/],
  ['is refunded in full', { status: 'refunded', refundedAmount: 49_900 }, /fully refunded/],
  ['is older than 7 days', { refundableUntil: '2026-11-21T05:59:59.999Z' }, /7-day/],
])('a payment that %s states why it cannot be refunded', (_name, change, words) => {
  const refundability = refundable({ ...payment, ...change }, now)
  expect(refundability.state === 'closed' && refundability.reason).toMatch(words)
})

test('a server that does not send the deadline leaves it to the capture, seven days before', () => {
  const { refundableUntil: _left, ...lean } = payment
  const captured = { ...lean, events: [{ type: 'succeeded' as const, at: '2026-11-17T06:00:00Z' }] }
  const open = { state: 'open', remaining: 49_900, pending: 0, until: '2026-11-24T06:00:00.000Z' }
  expect(refundable(captured, Date.parse(until))).toEqual(open)
  expect(refundable(captured, Date.parse(until) + 1).state).toBe('closed')
  expect(refundable(lean, now)).toEqual({ ...open, until: undefined })
})

test("the browser's clock does not close the window", () => {
  vi.useFakeTimers({ now: Date.parse(until) + 86_400_000 })
  const { latest } = serverClock
  onTestFinished(() => {
    serverClock.latest = latest
  })
  serverClock.latest = null
  expect(refundable(payment).state).toBe('open')
  serverClock.latest = now
  expect(refundable(payment).state).toBe('open')
  serverClock.latest = Date.parse(until) + 1
  expect(refundable(payment).state).toBe('closed')
})
