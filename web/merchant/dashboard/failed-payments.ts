import { queryOptions } from '@tanstack/react-query'
import { formatCount } from '../format/count.ts'
import { dayOf } from '../format/ist.ts'
import { newestTransactions } from '../transactions/all-transactions.ts'
import { isSource, sourceNames } from '../transactions/failure-sources.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { recentSince } from './figures/recent.ts'

const MAX_ROWS = 500
const FRESH_FOR_MS = 5 * 60 * 1000

type Payments = { rows: Transaction[]; total: number }

/** The newest failed live payments of the last 30 days: at most 500 of `total`, so that a large account can look at them too. */
export const failedPaymentsQuery = queryOptions({
  queryKey: ['failed-payments'],
  queryFn: ({ signal }): Promise<Payments> => {
    const from = recentSince(dayOf(Date.now()))
    return newestTransactions({ mode: 'live', status: ['failed'], from }, signal, MAX_ROWS)
  },
  staleTime: FRESH_FOR_MS,
})

/** `Last 30 days` or, if not all payments were loaded, how many a figure is based on. */
export const failedPaymentsNote = ({ rows, total }: Payments) =>
  rows.length < total
    ? `From the last ${formatCount(rows.length)} of ${formatCount(total)} payments`
    : 'Last 30 days'

type Figure = { title: string; includes: (row: Transaction) => boolean }

/** The figure of an address such as `reason-bank_unavailable` or `source-bank`. */
export function figureOf(name: string): Figure | null {
  const [, kind, value = ''] = /^(reason|source)-(\w{1,64})$/.exec(name) ?? []
  if (kind === 'reason')
    return { title: 'Failed payments', includes: ({ failure }) => failure?.code === value }
  if (!isSource(value)) return null
  return { title: `Failed: ${sourceNames[value]}`, includes: ({ failure }) => failure?.source === value }
}
