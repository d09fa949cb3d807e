import type { components } from '#contract'
import type { Store } from '../store/store.ts'

type Transaction = components['schemas']['Transaction']

/** Tells whoever listens to webhooks how a payment ended. */
export function announced(transaction: Transaction, { events, clock }: Store): Transaction {
  events.emit({
    type: transaction.status === 'failed' ? 'payment.failed' : 'payment.succeeded',
    createdAt: new Date(clock.now()).toISOString(),
    transaction,
  })
  return transaction
}
