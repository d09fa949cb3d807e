import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '../dashboard/figures/stats.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { useSettings } from './ways-to-pay.ts'
import type { Change, Stop } from './what-stops.ts'
import { whatGoesOn, whatStops } from './what-stops.ts'

/** What a change of settings stops, and what goes on, as far as settings and figures are known. */
export function useStops() {
  const settings = useSettings()
  const { data: stats } = useQuery(statsQuery)
  const isOfAll = useShowsMerchant()
  return {
    of: (change: Change): Stop | null => (settings ? whatStops(change, settings, { stats, isOfAll }) : null),
    goesOn: (change: Change): string => (settings ? whatGoesOn(change, settings) : ''),
  }
}
