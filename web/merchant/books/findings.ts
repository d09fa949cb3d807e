import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { ReadBooks } from './read-books.ts'

/** What keeps the books from being complete or from agreeing with the settlements, each in a sentence. */
export function findings({ missing, settlementsSince, agreement }: ReadBooks): string[] {
  const { difference, differing, knowsDeductions } = agreement
  const found = [
    missing > 0 &&
      `The server counted ${missing} more ${missing === 1 ? 'payment' : 'payments'} than it sent: these books are incomplete. Read them again.`,
    settlementsSince &&
      `Only the newest settlements can be read, from ${formatDay(settlementsSince)} on: those before are missing here.`,
    differing.length > 0 &&
      `The payments of ${differing.map(({ id }) => id).join(', ')} do not add up to what was settled.`,
    !knowsDeductions &&
      "We can't match the deducted refunds to their settlements: no order of the refunds adds up to what was deducted.",
    difference !== 0 &&
      `${formatRupees(Math.abs(difference))} between the books and the settlements cannot be explained.`,
  ]
  return found.flatMap((sentence) => sentence || [])
}
