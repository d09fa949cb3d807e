import type { Filters } from '../../../../../mock-server/kosha/store/transaction-filters.ts'
import { matcher } from '../../../../../mock-server/kosha/store/transaction-filters.ts'
import type { Session, SideBySide } from '../side-by-side.ts'

export type Query = Record<string, string | string[]>

/** How many rows of the model a query selects. */
export const selected = (sides: SideBySide, session: Session, query: Query): number =>
  sides.oracle.store.transactions.rows(matcherOf(sides, session, query)).length

/** The filters that exclude a row which all others select: if one of them were ignored, it would show. */
export function effective(sides: SideBySide, session: Session, filters: Query): string[] {
  const isVisible = matcherOf(sides, session, {})
  const each = Object.entries(filters).map(
    ([name, value]) => [name, matcherOf(sides, session, { [name]: value })] as const,
  )
  const found = new Set<string>()
  sides.oracle.store.transactions.rows((row) => {
    const [first, second] = isVisible(row) ? each.filter(([, isWanted]) => !isWanted(row)) : []
    if (first && !second) found.add(first[0])
    return false
  })
  return [...found]
}

function matcherOf({ oracle }: SideBySide, { merchantId }: Session, query: Query) {
  const { sort: _sort, limit: _limit, minAmount, maxAmount, lastHours, ...texts } = query
  const numbers = Object.entries({ minAmount, maxAmount, lastHours }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, Number(text)] as const],
  )
  const filters = { ...texts, ...Object.fromEntries(numbers) } as Filters
  return matcher(filters, merchantId === undefined ? {} : { merchantId }, oracle.now)
}
