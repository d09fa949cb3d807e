import type { Side } from './amount.ts'
import type { Entry, Movement } from './entry.ts'

/** What the running balance says of an entry: the side that it proves, a contradiction, or nothing. */
export type Verdict = Side | 'contradicted' | null

/**
 * Checks each movement against the running balance: behind it, the balance must be the one before it plus or minus the
 * amount. Statements run forwards, backwards, or backwards by day and forwards within one; the order that explains most
 * is the right one, and where two explain as much, only what they agree on is proven.
 */
export function prove(entries: readonly Entry[], days: readonly (string | null)[]): Verdict[] {
  const trials = ordersOf(days).map((order) => tryOrder(entries, order))
  const most = Math.max(...trials.map(({ proven }) => proven))
  const best = trials.filter(({ proven }) => proven === most)
  const fewest = Math.min(...best.map(({ contradicted }) => contradicted))
  return best
    .filter(({ contradicted }) => contradicted === fewest)
    .map(({ verdicts }) => verdicts)
    .reduce((one, other) => one.map((verdict, index) => agreed(verdict, other[index] ?? null)))
}

function agreed(one: Verdict, other: Verdict): Verdict {
  if (one === 'contradicted' || other === 'contradicted') return 'contradicted'
  return one === other ? one : null
}

/** The entries by index, from the oldest to the newest. */
function ordersOf(days: readonly (string | null)[]): number[][] {
  const forwards = days.map((_day, index) => index)
  const backwards = forwards.toReversed()
  const known = days.filter((day) => day !== null)
  const rises = known.every((day, index) => day >= (known[index - 1] ?? day))
  const falls = known.every((day, index) => day <= (known[index - 1] ?? day))
  // An entry without a day stays with the one before it in its file.
  const dated = days.map((day, index) => day ?? days.slice(0, index).findLast((each) => each !== null) ?? '')
  const byDay = (order: number[]) =>
    order.toSorted((a, b) => ((dated[a] ?? '') < (dated[b] ?? '') ? -1 : dated[a] === dated[b] ? 0 : 1))
  if (rises && falls) return [forwards, backwards]
  if (rises) return [forwards, byDay(backwards)]
  if (falls) return [backwards, byDay(forwards)]
  return [forwards, backwards, byDay(forwards), byDay(backwards)]
}

function tryOrder(entries: readonly Entry[], order: readonly number[]) {
  const verdicts: Verdict[] = entries.map(() => null)
  let proven = 0
  let contradicted = 0
  let balance: number | null = null
  /** Movements since that balance: some banks print only the last one of a day. */
  let since: { index: number; movement: Movement }[] = []
  for (const index of order) {
    const entry = entries[index]
    if (!entry) continue
    if (entry.type === 'movement') since.push({ index, movement: entry })
    if (entry.type === 'unread' && entry.balance === null) {
      balance = null
      since = []
    }
    if (entry.balance === null) continue
    if (balance !== null && entry.type === 'movement') {
      const sides = solve(
        since.map(({ movement }) => movement),
        entry.balance - balance,
      )
      if (sides === 'contradicted') contradicted += 1
      else if (sides) proven += 1
      since.forEach((each, at) => {
        verdicts[each.index] = sides === 'contradicted' ? sides : (sides?.[at] ?? null)
      })
    }
    balance = entry.balance
    since = []
  }
  return { verdicts, proven, contradicted }
}

/** The sides with which the movements change the balance by so much; null if several unknown ones could. */
function solve(movements: readonly Movement[], change: number): Side[] | 'contradicted' | null {
  const known = movements.reduce((sum, { side, paise }) => sum + (side ?? 0) * paise, 0)
  const [unknown, ...more] = movements.filter(({ side }) => side === null)
  if (more.length > 0) return null
  if (!unknown) return known === change ? movements.flatMap(({ side }) => side ?? []) : 'contradicted'
  const left = change - known
  if (Math.abs(left) !== unknown.paise) return 'contradicted'
  return movements.map(({ side }) => side ?? (left > 0 ? 1 : -1))
}
