import { draftOf } from '../../dialogs/drafts.ts'
import { isLive } from '../../format/captured.ts'
import { decimalRupees } from '../../format/rupees.ts'
import type { Transaction } from '../transactions.ts'
import { refundable } from './refundable.ts'

/** More than these are too many to look through before money moves. */
export const MAX_REFUNDS = 200

/** The rows of the bulk refunds before they are sent. */
export const bulkRefundsDraft = () => draftOf('refunds/bulk')

/** The payments that can still be refunded, without test payments, which are refunded in their own panel. */
export const refundableOf = (transactions: readonly Transaction[]) =>
  transactions.filter((transaction) => isLive(transaction) && refundable(transaction).state === 'open')

/** Starts the bulk refunds with these payments, each with its remaining amount. */
export function startBulkRefunds(transactions: readonly Transaction[]) {
  const rows = refundableOf(transactions).flatMap((transaction) => {
    const refundability = refundable(transaction)
    return refundability.state === 'open'
      ? `${transaction.id}\t${decimalRupees(refundability.remaining)}`
      : []
  })
  bulkRefundsDraft().set({ rows: rows.join('\n') })
}
