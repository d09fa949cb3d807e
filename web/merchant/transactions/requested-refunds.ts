import { compareTexts } from '../format/compare-texts.ts'
import { dayOf } from '../format/ist.ts'
import type { Refund, Transaction } from './transactions.ts'

export type RequestedRefund = { refund: Refund; transaction: Transaction; day: string }

/** The refunds of these payments that were or will be deducted, oldest request first. */
export const requestedRefunds = (transactions: readonly Transaction[]): RequestedRefund[] =>
  transactions
    .flatMap((transaction) =>
      transaction.refunds.map((refund) => ({ refund, transaction, day: dayOf(refund.createdAt) })),
    )
    .filter(({ refund }) => refund.status !== 'failed' || refund.settlementId !== undefined)
    .toSorted(
      ({ refund: a }, { refund: b }) => compareTexts(a.createdAt, b.createdAt) || compareTexts(a.id, b.id),
    )
