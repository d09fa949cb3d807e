import { queryOptions } from '@tanstack/react-query'
import { isLive } from '../format/captured.ts'
import { dayOf } from '../format/ist.ts'
import { newestTransactions } from '../transactions/all-transactions.ts'
import type { Refund, Transaction } from '../transactions/transactions.ts'

/** A refund, with the payment that it is of. */
export type RefundRow = { id: string; merchantName: string; refund: Refund; transaction: Transaction }

const STATUSES = ['pending', 'failed', 'processed'] as const
/** Of each status. */
export const MOST_PAYMENTS = 1000

/**
 * The refunds of the newest payments that have one: the contract lists payments only.
 * `cut`: the statuses that more payments have than are read.
 */
export const refundsQuery = queryOptions({
  queryKey: ['refunds'],
  queryFn: async ({ signal }) => {
    const found = await Promise.all(
      STATUSES.map((refundStatus) =>
        newestTransactions({ mode: 'live', refundStatus }, MOST_PAYMENTS, signal),
      ),
    )
    const transactions = found.flatMap(({ rows }) => rows)
    return {
      transactions: [...new Map(transactions.map((each) => [each.id, each])).values()],
      cut: STATUSES.filter((_status, i) => (found[i]?.rows.length ?? 0) < (found[i]?.total ?? 0)),
    }
  },
  select: ({ transactions, cut }) => ({ refunds: refundRows(transactions, Date.now()), cut }),
})

/** Whether the money should have been with the customer by now. A test has none. */
export const isLate = ({ refund, transaction }: RefundRow, now: number) =>
  refund.status === 'pending' && refund.expectedBy < dayOf(now) && isLive(transaction)

/** One for each refund: first what is late, longest first, then what is on its way, then the newest. */
export function refundRows(transactions: readonly Transaction[], now: number): RefundRow[] {
  const rows = transactions.flatMap((transaction) =>
    transaction.refunds.map((refund) => ({
      id: refund.id,
      merchantName: transaction.merchantName,
      refund,
      transaction,
    })),
  )
  const rank = (row: RefundRow) => (isLate(row, now) ? 0 : row.refund.status === 'pending' ? 1 : 2)
  return rows.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b)
    return rank(a) < 2
      ? a.refund.expectedBy.localeCompare(b.refund.expectedBy)
      : b.refund.createdAt.localeCompare(a.refund.createdAt)
  })
}
