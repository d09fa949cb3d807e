import type { components } from '#contract'
import { unprocessable } from '../../engine/http-error.ts'
import { DAY_MS } from '../../engine/time/clock.ts'
import { failPayment, succeed } from '../rules/payments.ts'
import { abandoned, failures } from '../seed/failures.ts'
import type { Store } from '../store/store.ts'
import { emitPaymentEvent } from './emit-payment-event.ts'
import { receive, rejectClosed } from './payer.ts'

type Transaction = components['schemas']['Transaction']
export type Outcome = 'success' | 'failed' | 'expired'

const DECIDED_WITHIN_DAYS = 30

/**
 * Completes a created or pending payment at the store's current time: it succeeds with fee and settlement, fails, or
 * expires because the customer left.
 * @throws HttpError 422 if it has already ended, is older than 30 days, or exceeds what remains of its link
 */
export function conclude(transaction: Transaction, outcome: Outcome, store: Store): Transaction {
  const now = store.clock.now()
  rejectEnded(transaction, now)
  const link = store.paymentLinks.find(transaction.paymentLinkId ?? '')
  if (outcome !== 'success') {
    const failure = outcome === 'expired' ? abandoned : failures[transaction.method][0][1]
    return emitPaymentEvent(store.transactions.replace(failPayment(transaction, { now, failure })), store)
  }
  if (link) {
    rejectClosed(link)
    if (link.amountPaid + transaction.amount > link.amount) {
      unprocessable(`${link.id} has less left to pay than this payment.`, [])
    }
  }
  const paid = emitPaymentEvent(store.transactions.replace(succeed(transaction, now)), store)
  if (link) receive(link, transaction.amount, store)
  return paid
}

function rejectEnded({ id, status, createdAt }: Transaction, now: number): void {
  if (status !== 'created' && status !== 'pending') unprocessable(`${id} has ended: it is ${status}.`, [])
  if (now - Date.parse(createdAt) <= DECIDED_WITHIN_DAYS * DAY_MS) return
  unprocessable(`${id} is older than ${DECIDED_WITHIN_DAYS} days and can no longer be completed.`, [])
}
