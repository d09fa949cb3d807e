import { daysLeft } from '../values/ist.ts'
import type { Transaction } from './transactions.ts'

export type RefundRest =
  | { state: 'open'; rest: number; pending: number; days: number }
  | { state: 'closed'; reason: string }

/**
 * What of a payment can still be refunded, in paise, and until when; or why nothing can. The server decides again
 * when the refund is requested.
 */
export function refundRest(transaction: Transaction, now = Date.now()): RefundRest {
  const { status, amount, refundedAmount, refundableUntil, refunds } = transaction
  const closed = (reason: string): RefundRest => ({ state: 'closed', reason })

  if (status === 'failed') return closed('This payment failed: there is nothing to refund.')
  if (status === 'created' || status === 'pending') {
    return closed('This payment is not captured yet. It can be refunded once it has succeeded.')
  }
  const rest = amount - refundedAmount
  if (rest <= 0) return closed('This payment is refunded in full.')
  if (!refundableUntil || Date.parse(refundableUntil) <= now) {
    return closed('Refunds can be requested within 7 days of the payment, and these have passed.')
  }
  const pending = refunds
    .filter((refund) => refund.status === 'pending')
    .reduce((sum, refund) => sum + refund.amount, 0)
  return { state: 'open', rest, pending, days: daysLeft(refundableUntil, now) }
}
