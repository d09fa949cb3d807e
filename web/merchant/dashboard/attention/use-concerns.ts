import { useQuery } from '@tanstack/react-query'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { hasCarriers, settlementsQuery } from '../../records/settlements.ts'
import { refundsToCheckQuery } from '../../refunds/refunds.ts'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import { paymentMethodsQuery } from '../../settings/payment-methods.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery, todayOf } from '../figures/stats.ts'
import type { Concern } from './concerns.ts'
import { concernsIn } from './concerns.ts'

export type Findings = {
  concerns: Concern[]
  /** What looks normal if there are none. */
  checked: string
  /** Whether a list could not be loaded. */
  isUnchecked: boolean
}

/** What needs attention by what has loaded, and whether that is everything. */
export function useConcerns() {
  const namesMerchant = useShowsMerchant()
  const query = useQuery(statsQuery)
  const settlements = useQuery(settlementsQuery)
  const gateways = useQuery(gatewaysQuery)
  const methods = useQuery(paymentMethodsQuery)
  const links = useQuery(paymentLinksQuery)
  const refunds = useQuery({ ...refundsToCheckQuery(todayOf(query.data ?? {})), enabled: !query.isPending })
  const otherQueries = [settlements, gateways, methods, links, refunds]
  const isPending = query.data && otherQueries.some((other) => other.isPending)
  return {
    /** The query of the figures, which everything needs; pending while another list is. */
    query: isPending ? { ...query, data: undefined, error: null } : query,
    /** Called while the figures are rendered, so that malformed figures break only the component that shows them. */
    findings: (stats: Stats): Findings => ({
      concerns: concernsIn({
        stats,
        settlements: settlements.data ?? [],
        gateways: gateways.data ?? [],
        methods: methods.data ?? [],
        links: links.data ?? [],
        refunds: refunds.data ?? [],
        namesMerchant,
      }),
      checked: hasCarriers(settlements.data ?? [])
        ? 'Settlements, refunds and links look normal'
        : 'Settlements of the last 30 days, refunds and links look normal',
      isUnchecked: otherQueries.some(({ isError, data }) => isError && data === undefined),
    }),
  }
}
