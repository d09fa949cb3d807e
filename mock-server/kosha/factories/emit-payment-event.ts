import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import type { Store } from '../store/store.ts'

type Transaction = components['schemas']['Transaction']

/** Emits the webhook event of a payment that has ended. @returns the payment */
export function emitPaymentEvent(transaction: Transaction, { events, clock }: Store): Transaction {
  events.push({
    type: transaction.status === 'failed' ? 'payment.failed' : 'payment.succeeded',
    createdAt: timestamp(clock.now()),
    transaction,
  })
  return transaction
}
