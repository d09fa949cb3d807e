import type { components } from '#contract'

type Transaction = components['schemas']['Transaction']
type TransactionEvent = components['schemas']['TransactionEvent']

/** The transaction with one more event. It is put where its time belongs, since events are listed oldest first. */
export function withEvent(transaction: Transaction, event: TransactionEvent): Transaction {
  const later = transaction.events.findIndex(({ at }) => at > event.at)
  const index = later === -1 ? transaction.events.length : later
  return { ...transaction, events: transaction.events.toSpliced(index, 0, event) }
}

/** When the money was captured, in epoch milliseconds; undefined if it never was. */
export function capturedAt(transaction: Transaction): number | undefined {
  const succeeded = transaction.events.find(({ type }) => type === 'succeeded')
  return succeeded && Date.parse(succeeded.at)
}
