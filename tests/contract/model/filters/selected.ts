import type { Filters } from '../../../../mock-server/store/transaction-filters.ts'
import { matcher } from '../../../../mock-server/store/transaction-filters.ts'
import type { Duel, Session } from '../duel.ts'

export type Query = Record<string, string | string[]>

/** How many rows of the model a query selects. */
export function selected({ oracle }: Duel, { merchantId }: Session, query: Query): number {
  const { sort: _sort, limit: _limit, minAmount, maxAmount, lastHours, ...texts } = query
  const numbers = Object.entries({ minAmount, maxAmount, lastHours }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, Number(text)] as const],
  )
  const filters = { ...texts, ...Object.fromEntries(numbers) } as Filters
  const isWanted = matcher(filters, merchantId === undefined ? {} : { merchantId }, oracle.now)
  return oracle.store.transactions.rows(isWanted).length
}

export const without = (query: Query, name: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([each]) => each !== name))
