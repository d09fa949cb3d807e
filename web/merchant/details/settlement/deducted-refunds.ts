import type { RequestedRefund } from '../../books/deductions.ts'
import { deductionsOf, requestedRefunds } from '../../books/deductions.ts'
import { addDays, dayOf } from '../../format/ist.ts'
import type { Settlement } from '../../settlements/settlements.ts'
import type { Transaction } from '../../transactions/transactions.ts'

/** Payments of this many days before a settlement are read; their refunds are all known for the second half. */
export const DAYS_READ = 14
const DAYS_KNOWN = 7

/**
 * The refunds that a settlement deducts, oldest first. Null if that cannot be told.
 * @param all the settlements, also of other merchants
 * @param transactions those of the `DAYS_READ` before it with a refund
 */
export function deductedRefunds(
  { id, merchantId, createdAt }: Settlement,
  all: Settlement[],
  transactions: Transaction[],
): RequestedRefund[] | null {
  const refunds = requestedRefunds(transactions.filter((each) => each.merchantId === merchantId))
  const settlements = all.filter((each) => each.merchantId === merchantId && each.createdAt <= createdAt)
  const deductions = deductionsOf(refunds, settlements, addDays(dayOf(createdAt), -DAYS_KNOWN))
  return deductions && refunds.filter(({ refund }) => deductions.get(refund.id)?.id === id)
}
