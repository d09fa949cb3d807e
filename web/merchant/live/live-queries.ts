import type { Query, QueryClient } from '@tanstack/react-query'

/** What changes by itself, as customers pay and banks are paid. */
const LIVE = new Set([
  'stats',
  'transactions',
  'transaction',
  'failed-refunds',
  'payment-links',
  'settlements',
])

/** The queries on screen that change by themselves. */
export const liveQueries = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [name], state }) => LIVE.has(String(name)) && state.data !== undefined,
  })
