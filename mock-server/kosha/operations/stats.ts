import { figures } from '../store/statistics.ts'
import type { HandlersFor } from './handler.ts'

export const stats = {
  getStats: ({ caller }, store) => ({ stats: figures(store, caller) }),
} satisfies HandlersFor<'getStats'>
