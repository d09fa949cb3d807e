import type { Settlement } from '../records/settlements.ts'
import type { RequestedRefund } from '../transactions/requested-refunds.ts'
import { requestedRefunds } from '../transactions/requested-refunds.ts'
import type { Transaction } from '../transactions/transactions.ts'

/** Payments of this many days before a settlement are read. */
export const DAYS_READ = 14

/**
 * The refunds that a settlement deducts, oldest first. Null if some of them are unknown.
 * @param transactions those of the `DAYS_READ` before it with a refund
 */
export function deductedRefunds(
  { id, refunds }: Settlement,
  transactions: readonly Transaction[],
): RequestedRefund[] | null {
  const deducted = requestedRefunds(transactions).filter(({ refund }) => refund.settlementId === id)
  return deducted.reduce((sum, { refund }) => sum + refund.amount, 0) === refunds ? deducted : null
}
