import type { Settlement } from '../../settlements/settlements.ts'
import type { Refund, Transaction } from '../../transactions/transactions.ts'

export type DeductedRefund = { refund: Refund; transaction: Transaction }

/**
 * The refunds that a settlement deducts, oldest first: those requested since the merchant's settlement before it. Null
 * unless they add up to what it deducts, since some may have waited from an earlier one: then nothing is guessed.
 */
export function deductedRefunds(
  settlement: Settlement,
  all: Settlement[],
  transactions: Transaction[],
): DeductedRefund[] | null {
  const { createdAt, merchantId } = settlement
  const since = all
    .filter((other) => other.merchantId === merchantId && other.createdAt < createdAt)
    .map((other) => other.createdAt)
    .toSorted()
    .at(-1)
  const deducted = transactions
    .flatMap((transaction) => transaction.refunds.map((refund) => ({ refund, transaction })))
    .filter(({ refund, transaction }) => refund.status !== 'failed' && transaction.merchantId === merchantId)
    .filter(({ refund }) => refund.createdAt < createdAt && refund.createdAt >= (since ?? ''))
    .toSorted((a, b) => a.refund.createdAt.localeCompare(b.refund.createdAt))
  const sum = deducted.reduce((total, { refund }) => total + refund.amount, 0)
  return sum === settlement.refunds ? deducted : null
}
