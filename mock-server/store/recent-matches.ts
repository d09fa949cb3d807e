import type { Bits } from './bits.ts'
import type { Scope } from './table.ts'
import type { Filters } from './transaction-filters.ts'

/** The places of the rows that match some filters, and their number. Read only. */
export type Matches = { bits: Bits; total: number }

// 12 KB each for 100,000 rows.
const MAX_MATCHES = 16

/**
 * The matches of recent filters, for as long as no row is written: the next pages of a list, and its repetitions,
 * ask for the same rows again.
 */
export class RecentMatches {
  private readonly known = new Map<string, Matches>()

  get({ cursor, limit, sort, ...filters }: Filters, scope: Scope, find: () => Matches): Matches {
    // Its matches change with the clock.
    if (filters.lastHours !== undefined) return find()
    const key = JSON.stringify([scope.merchantId, filters])
    const known = this.known.get(key)
    if (known) return known
    const matches = find()
    if (this.known.size >= MAX_MATCHES) this.known.clear()
    this.known.set(key, matches)
    return matches
  }
}
