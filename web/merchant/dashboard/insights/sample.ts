import { queryOptions } from '@tanstack/react-query'
import { capturedStatuses } from '../../format/captured.ts'
import { formatCount } from '../../format/count.ts'
import { addDays, dayOf } from '../../format/ist.ts'
import { newestTransactions } from '../../transactions/all-transactions.ts'
import type { Transaction } from '../../transactions/transactions.ts'

/** What the figures are counted from: the newest live payments of the last 30 days, of one outcome. */
export type Outcome = 'captured' | 'failed'
export type Sample = { rows: Transaction[]; total: number }

const DAYS = 30
const MOST_ROWS = 500
const FRESH_FOR_MS = 5 * 60 * 1000

const statuses: Record<Outcome, Transaction['status'][]> = {
  captured: capturedStatuses,
  failed: ['failed'],
}

/** At most 500 payments, so that a large account can look at them too; `total` tells how many there are. */
export const sampleQuery = (outcome: Outcome) =>
  queryOptions({
    queryKey: ['insights', outcome],
    queryFn: ({ signal }): Promise<Sample> => {
      const filters = {
        mode: 'live',
        status: statuses[outcome],
        from: addDays(dayOf(Date.now()), 1 - DAYS),
      } as const
      return newestTransactions(filters, MOST_ROWS, signal)
    },
    staleTime: FRESH_FOR_MS,
  })

/** `Last 30 days`, or of how many payments a figure is: one from a part of them says so. */
export const sampleNote = ({ rows, total }: Sample) =>
  rows.length < total
    ? `From the last ${formatCount(rows.length)} of ${formatCount(total)} payments`
    : 'Last 30 days'
