import { figures } from '../store/statistics.ts'
import { auth } from './auth.ts'
import { gateways } from './gateways.ts'
import type { Handlers, HandlersFor } from './handler.ts'
import { paymentLinks } from './payment-links.ts'
import { paymentMethods } from './payment-methods.ts'
import { transactions } from './transactions.ts'

const MAX_SETTLEMENTS = 1000

const settlementsAndStats = {
  listSettlements: ({ caller }, { settlements }) => ({
    settlements: settlements.newestFirst(caller).slice(0, MAX_SETTLEMENTS),
  }),
  getStats: ({ caller }, store) => ({ stats: figures(store, caller) }),
} satisfies HandlersFor<'listSettlements' | 'getStats'>

/** The behaviour of every operation, by operationId. */
export const handlers = {
  ...auth,
  ...paymentLinks,
  ...transactions,
  ...settlementsAndStats,
  ...gateways,
  ...paymentMethods,
} satisfies Handlers
