import { refundWindowDays } from '../../../api/rule-numbers.ts'
import { serverClock } from '../../../api/server-clock.ts'
import type { Transaction } from '../transactions.ts'

export type Refundability =
  | { state: 'open'; remaining: number; pending: number; until: string | undefined }
  | { state: 'closed'; reason: string }

/**
 * The amount of a payment that can still be refunded, in paise, and the deadline; or the reason why nothing
 * can. By the server's clock: if its time is unknown, the refund is offered. The server checks again when it is requested.
 */
export function refundable(transaction: Transaction, now = serverClock.latest): Refundability {
  const { status, amount, refundedAmount, refunds } = transaction
  const closed = (reason: string): Refundability => ({ state: 'closed', reason })

  if (status === 'failed') return closed('This payment failed: there is nothing to refund.')
  if (status === 'created' || status === 'pending') {
    return closed('This payment is not captured yet. It can be refunded once it has succeeded.')
  }
  const remaining = amount - refundedAmount
  if (remaining <= 0) return closed('This payment has been fully refunded.')
  const until = deadlineOf(transaction)
  if (until !== undefined && now !== null && now > Date.parse(until)) {
    return closed(`The ${refundWindowDays}-day refund window has closed.`)
  }
  const pending = refunds
    .filter((refund) => refund.status === 'pending')
    .reduce((sum, refund) => sum + refund.amount, 0)
  return { state: 'open', remaining, pending, until }
}

/** As the server says, else by the rule: some days after the capture. */
function deadlineOf({ refundableUntil, events }: Transaction): string | undefined {
  const capturedAt = events.find(({ type }) => type === 'succeeded')?.at
  if (refundableUntil !== undefined || capturedAt === undefined) return refundableUntil
  return new Date(Date.parse(capturedAt) + refundWindowDays * DAY_MS).toISOString()
}

const DAY_MS = 24 * 60 * 60 * 1000
