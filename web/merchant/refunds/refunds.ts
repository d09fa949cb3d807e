import { queryOptions } from '@tanstack/react-query'
import { refundBusinessDays } from '../../api/rule-numbers.ts'
import { isLive } from '../format/captured.ts'
import { addDays, dayOf } from '../format/ist.ts'
import { newestTransactions } from '../transactions/all-transactions.ts'
import type { Refund, Transaction } from '../transactions/transactions.ts'

/** A refund with its payment. */
export type RefundRow = Pick<Transaction, 'merchantId' | 'merchantName'> & {
  id: string
  refund: Refund
  transaction: Transaction
}

const STATUSES = ['pending', 'failed', 'processed'] as const

/**
 * The refunds of the newest payments that have one: the contract lists payments only.
 * `cut`: the statuses with more payments than are read.
 */
export const refundsQuery = queryOptions({
  queryKey: ['refunds'],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all(
      STATUSES.map((refundStatus) => newestTransactions({ mode: 'live', refundStatus }, signal)),
    )
    const transactions = pages.flatMap(({ rows }) => rows)
    return {
      transactions: withoutDuplicates(transactions),
      cut: STATUSES.filter((_status, i) => (pages[i]?.rows.length ?? 0) < (pages[i]?.total ?? 0)),
    }
  },
  select: ({ transactions, cut }) => ({ refunds: refundRows(transactions, dayOf(Date.now())), cut }),
})

const [, SLOWEST_WORKING_DAYS] = refundBusinessDays

/** The refunds that may be late or refused. Fails silently: the dashboard says that it could not check. */
export const refundsToCheckQuery = (today: string) =>
  queryOptions({
    queryKey: ['refunds', 'to-check', today],
    queryFn: async ({ signal }) => {
      const to = addDays(today, -SLOWEST_WORKING_DAYS)
      const pages = await Promise.all([
        newestTransactions({ mode: 'live', refundStatus: 'pending', to }, signal),
        newestTransactions({ mode: 'live', refundStatus: 'failed' }, signal),
      ])
      return withoutDuplicates(pages.flatMap(({ rows }) => rows))
    },
    select: (transactions) => refundRows(transactions, today),
  })

/** A payment may have refunds of several statuses. */
const withoutDuplicates = (transactions: readonly Transaction[]) => [
  ...new Map(transactions.map((transaction) => [transaction.id, transaction])).values(),
]

/** Whether the money should have been with the customer by now. A test has none. */
export const isLate = ({ refund, transaction }: RefundRow, today: string) =>
  refund.status === 'pending' && refund.expectedBy < today && isLive(transaction)

/** Whether the bank refused it, and it was not made again. */
export const isOwed = ({ refund, transaction }: RefundRow) =>
  isLive(transaction) && owedRefunds(transaction).includes(refund)

function owedRefunds({ refunds, amount, refundedAmount }: Transaction): Refund[] {
  let owed: Refund[] = []
  for (const refund of refunds.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    let unassigned = refund.amount
    owed = owed.filter((earlier) => {
      if (earlier.amount > unassigned) return true
      unassigned -= earlier.amount
      return false
    })
    if (refund.status === 'failed') owed.push(refund)
  }
  return refundedAmount === amount ? [] : owed
}

/** One for each refund: first late ones, the longest first, then those on their way, then the newest. */
export function refundRows(transactions: readonly Transaction[], today: string): RefundRow[] {
  const rows = transactions.flatMap((transaction) =>
    transaction.refunds.map((refund) => ({
      id: refund.id,
      merchantId: transaction.merchantId,
      merchantName: transaction.merchantName,
      refund,
      transaction,
    })),
  )
  const rank = (row: RefundRow) => (isLate(row, today) ? 0 : row.refund.status === 'pending' ? 1 : 2)
  return rows.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b)
    return rank(a) < 2
      ? a.refund.expectedBy.localeCompare(b.refund.expectedBy)
      : b.refund.createdAt.localeCompare(a.refund.createdAt)
  })
}
