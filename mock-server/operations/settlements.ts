import type { HandlersFor } from './handlers.ts'

const MOST = 1000

export const settlements = {
  listSettlements: ({ caller }, { settlements }) => ({
    settlements: settlements.newestFirst(caller).slice(0, MOST),
  }),
} satisfies HandlersFor<'listSettlements'>
