import { queryOptions } from '@tanstack/react-query'
import { addDays, dayOf } from '../../format/ist.ts'
import type { Settlement } from '../../settlements/settlements.ts'
import { allTransactions } from '../../transactions/all-transactions.ts'
import { fetchPage } from '../../transactions/transactions.ts'
import { DAYS_READ } from './deducted-refunds.ts'

/** The largest page of the contract; the list of transactions has the rest. */
const MOST = 100

export const settledPaymentsQuery = (settlementId: string) =>
  queryOptions({
    queryKey: ['settled-payments', settlementId],
    queryFn: ({ signal }) => fetchPage({ settlementId, limit: MOST }, signal),
  })

/** The payments with a refund that a settlement may have deducted. */
export const settledRefundsQuery = ({ id, createdAt }: Settlement) =>
  queryOptions({
    queryKey: ['settled-refunds', id],
    queryFn: async ({ signal }) => {
      const to = dayOf(createdAt)
      const range = { from: addDays(to, -DAYS_READ), to }
      const lists = await Promise.all([
        allTransactions({ ...range, refundStatus: 'processed' }, { signal }),
        allTransactions({ ...range, refundStatus: 'pending' }, { signal }),
      ])
      const found = lists.flat()
      return [...new Map(found.map((transaction) => [transaction.id, transaction])).values()]
    },
  })
