import { queryOptions } from '@tanstack/react-query'
import type { Settlement } from '../../settlements/settlements.ts'
import { fetchPage } from '../../transactions/transactions.ts'
import { addDays, dayOf } from '../../values/ist.ts'

/** The largest page of the contract; the list of transactions has the rest. */
const MOST = 100
/** Refunds can be requested for so long after a payment, and settlements are at most a few days apart. */
const DAYS_BEFORE = 14

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
      const range = { from: addDays(to, -DAYS_BEFORE), to, limit: MOST }
      const pages = await Promise.all([
        fetchPage({ ...range, refundStatus: 'processed' }, signal),
        fetchPage({ ...range, refundStatus: 'pending' }, signal),
      ])
      const found = pages.flatMap(({ transactions }) => transactions)
      return [...new Map(found.map((transaction) => [transaction.id, transaction])).values()]
    },
  })
