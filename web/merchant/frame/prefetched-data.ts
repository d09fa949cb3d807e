import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { statsQuery } from '../dashboard/figures/stats.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { gatewaysQuery } from '../settings/gateways.ts'
import { paymentMethodsQuery } from '../settings/payment-methods.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import { transactionsQuery } from '../transactions/transactions.ts'

/**
 * Loads the data of all screens once per session, while the first screen is rendered. Failures are shown by the
 * screen that needs the data, and for transactions by a toast too.
 */
export function usePrefetchedData() {
  usePrefetchQuery(statsQuery)
  usePrefetchInfiniteQuery(transactionsQuery())
  usePrefetchQuery(paymentLinksQuery)
  usePrefetchQuery(settlementsQuery)
  usePrefetchQuery(gatewaysQuery)
  usePrefetchQuery(paymentMethodsQuery)
}
