import type { components } from '#contract'

type Transaction = components['schemas']['Transaction']
type TransactionEvent = components['schemas']['TransactionEvent']

/** The transaction with another event, inserted in order of time, since events are listed oldest first. */
export const withEvent = (transaction: Transaction, event: TransactionEvent): Transaction => ({
  ...transaction,
  events: eventsWith(transaction.events, event),
})

export function eventsWith(events: TransactionEvent[], event: TransactionEvent): TransactionEvent[] {
  const last = events.at(-1)
  // Not a spread, which reserves room for sixteen more: 100,000 payments keep their events.
  if (!last || last.at <= event.at) return events.concat([event])
  return events.toSpliced(
    events.findIndex(({ at }) => at > event.at),
    0,
    event,
  )
}

/** When the payment was captured, in epoch milliseconds; undefined if it was not. */
export function capturedAt(transaction: Transaction): number | undefined {
  const succeeded = transaction.events.find(({ type }) => type === 'succeeded')
  return succeeded && Date.parse(succeeded.at)
}
