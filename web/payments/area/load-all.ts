import type { QueryClient } from '@tanstack/react-query'
import { subscribeKey } from 'valtio/vanilla/utils'
import { queryClient } from '../../api/query-client.ts'
import { session } from '../../session/session.ts'
import { statsQuery } from '../dashboard/stats.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { gatewaysQuery } from '../settings/gateways.ts'
import { paymentMethodsQuery } from '../settings/payment-methods.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import { transactionsQuery } from '../transactions/transactions.ts'

/**
 * Loads all payment data after sign-in. Failures are shown by the screen that needs the data, and for transactions by
 * a toast too.
 */
export function loadAll(client: QueryClient) {
  return Promise.all([
    client.prefetchQuery(statsQuery),
    client.prefetchInfiniteQuery(transactionsQuery()),
    client.prefetchQuery(paymentLinksQuery),
    client.prefetchQuery(settlementsQuery),
    client.prefetchQuery(gatewaysQuery),
    client.prefetchQuery(paymentMethodsQuery),
  ])
}

// The screens are rendered while the first responses are on their way.
subscribeKey(session, 'id', () => {
  if (session.isAuthenticated) void loadAll(queryClient())
})
