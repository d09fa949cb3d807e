import { draftOf } from '../../dialogs/drafts.ts'
import { isLive } from '../../format/captured.ts'
import { decimalRupees } from '../../format/rupees.ts'
import type { Transaction } from '../transactions.ts'
import { refundable } from './refundable.ts'

/** More than these are too many to look through before money moves. */
export const MAX_REFUNDS = 200

/** The rows of the bulk refunds that were not sent yet. */
export const bulkRefundsDraft = () => draftOf('refunds/bulk')

/** Those of which something can still be refunded; a test is refunded on its own page, apart from money. */
export const refundableOf = (transactions: readonly Transaction[]) =>
  transactions.filter((transaction) => isLive(transaction) && refundable(transaction).state === 'open')

/** The rows that the bulk refunds start with: each payment with all that is left of it, to be changed or checked there. */
export function handOver(transactions: readonly Transaction[]) {
  const rows = refundableOf(transactions).flatMap((transaction) => {
    const refundability = refundable(transaction)
    return refundability.state === 'open'
      ? `${transaction.id}\t${decimalRupees(refundability.remaining)}`
      : []
  })
  bulkRefundsDraft().set({ rows: rows.join('\n') })
}
