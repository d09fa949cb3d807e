import type { HandlersFor } from './handler.ts'

const MAX_SETTLEMENTS = 1000

export const settlements = {
  listSettlements: ({ caller }, { settlements }) => ({
    settlements: settlements.newestFirst(caller).slice(0, MAX_SETTLEMENTS),
  }),
} satisfies HandlersFor<'listSettlements'>
