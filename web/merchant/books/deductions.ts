import { compareTexts } from '../format/compare-texts.ts'
import { dayOf } from '../format/ist.ts'
import type { Settlement } from '../settlements/settlements.ts'
import type { Refund, Transaction } from '../transactions/transactions.ts'

export type RequestedRefund = { refund: Refund; transaction: Transaction; day: string }

/** The refunds of these payments that did not fail, oldest request first: settlements deduct them in this order. */
export const requestedRefunds = (transactions: readonly Transaction[]): RequestedRefund[] =>
  transactions
    .flatMap((transaction) =>
      transaction.refunds.map((refund) => ({ refund, transaction, day: dayOf(refund.createdAt) })),
    )
    .filter(({ refund }) => refund.status !== 'failed')
    .toSorted(
      ({ refund: a }, { refund: b }) => compareTexts(a.createdAt, b.createdAt) || compareTexts(a.id, b.id),
    )

/** The settlement that deducts each refund, by the refund's id; a refund that still waits has none. */
export type Deductions = ReadonlyMap<string, Settlement>

/**
 * Which refunds each settlement deducts. They are deducted whole and oldest first, and some may wait for a later
 * settlement; how many waited before the first one is found by trying. Null if no number of them adds up, to the paisa,
 * to what all of the settlements deduct.
 * @param since the first day whose refunds are all known
 */
export function deductionsOf(
  refunds: readonly RequestedRefund[],
  settlements: readonly Settlement[],
  since: string,
): Deductions | null {
  const inOrder = settlements
    .filter(({ capturedOn }) => capturedOn >= since)
    .toSorted((a, b) => compareTexts(a.createdAt, b.createdAt))
  const firstKnown = refunds.findIndex(({ day }) => day >= since)
  for (let start = firstKnown < 0 ? refunds.length : firstKnown; start >= 0; start--) {
    const deductions = deducted(refunds.slice(start), inOrder)
    if (deductions) return deductions
  }
  return null
}

function deducted(
  waiting: readonly RequestedRefund[],
  settlements: readonly Settlement[],
): Deductions | null {
  const by = new Map<string, Settlement>()
  let next = 0
  for (const settlement of settlements) {
    let left = settlement.refunds
    while (left > 0) {
      const refund = waiting[next]?.refund
      if (!refund || refund.amount > left || refund.createdAt >= settlement.createdAt) return null
      by.set(refund.id, settlement)
      left -= refund.amount
      next++
    }
  }
  return by
}
