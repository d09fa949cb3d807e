import type { components } from '#contract'
import type { Store } from '../store/store.ts'
import { timestamp } from '../time/clock.ts'

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
