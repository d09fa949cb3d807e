import { figures } from '../store/statistics.ts'
import type { HandlersFor } from './handlers.ts'

export const stats = {
  getStats: ({ caller }, store) => ({ stats: figures(store, caller) }),
} satisfies HandlersFor<'getStats'>
