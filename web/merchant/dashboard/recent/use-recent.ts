import { queryOptions, useQuery } from '@tanstack/react-query'
import { gatewaysQuery } from '../../settings/gateways.ts'
import { newestTransactions } from '../../transactions/all-transactions.ts'
import type { Day, Stats } from '../figures/stats.ts'
import type { KnownFigures } from './recent.ts'
import { recentDays, recentFrom } from './recent.ts'

const MOST_ROWS = 500

/**
 * The figures of the last 30 days: the server's, or counted from its payments where it sends none. Undefined while they
 * load, null if they are not known.
 */
export function useRecent(stats: Stats | undefined): KnownFigures | null | undefined {
  const days = recentDays(stats?.daily ?? [])
  const count = days.reduce((sum, day) => sum + day.count, 0)
  const isCounted = stats !== undefined && stats.last30Days === undefined
  const isReadable = count > 0 && count <= MOST_ROWS
  const rows = useQuery({ ...recentRowsQuery(days), enabled: isCounted && isReadable })
  const gateways = useQuery(gatewaysQuery)
  if (!isCounted) return stats?.last30Days
  if (count > MOST_ROWS || rows.isError || gateways.isError) return null
  if (!gateways.data || (isReadable && !rows.data)) return undefined
  const nameOf = (id: string) => gateways.data.find((gateway) => gateway.id === id)?.name ?? id
  return recentFrom(rows.data ?? [], days, nameOf)
}

/** All live payments of these days, read again when their figures change. */
const recentRowsQuery = (days: Day[]) =>
  queryOptions({
    queryKey: ['recent-payments', days],
    queryFn: async ({ signal }) => {
      const [from, to] = [days[0]?.date, days.at(-1)?.date]
      const filters = { mode: 'live', ...(from && { from }), ...(to && { to }) } as const
      return (await newestTransactions(filters, MOST_ROWS, signal)).rows
    },
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  })
