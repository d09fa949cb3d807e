import { isCaptured, isLive } from '../../format/captured.ts'
import { grouped } from '../../format/grouped.ts'
import { addDays } from '../../format/ist.ts'
import { methodName } from '../../format/method-names.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { rateOf } from '../figures/rate.ts'
import type { Day, Stats } from '../figures/stats.ts'

export type RecentFigures = NonNullable<Stats['last30Days']>

/** `failures` is null where the server does not say why payments failed. */
export type KnownFigures = Omit<RecentFigures, 'failures'> & { failures: RecentFigures['failures'] | null }

const DAYS = 30

export const recentDays = (daily: Day[]) => daily.slice(-DAYS)

/** The days of the recent figures as a part of the query of the transactions. */
export function recentRange(daily: Day[]): string {
  const today = daily.at(-1)?.date
  return today ? `&from=${addDays(today, 1 - DAYS)}&to=${today}` : ''
}

/** The recent figures, counted from payments; null unless these add up to the figures of the days. */
export function recentFrom(
  all: readonly Transaction[],
  daily: Day[],
  gatewayName: (id: string) => string,
): KnownFigures | null {
  const days = recentDays(daily)
  // Test payments are in no figure.
  const rows = all.filter(isLive)
  const outcomes = outcomesOf(rows)
  const isWhole =
    rows.length === sumOf(days, ({ count }) => count) &&
    outcomes.amount === sumOf(days, ({ amount }) => amount) &&
    outcomes.succeeded === sumOf(days, ({ succeeded }) => succeeded) &&
    outcomes.failed === sumOf(days, ({ failed }) => failed)
  if (!isWhole) return null
  return {
    byMethod: sharesOf(rows, ({ method }) => method, methodName),
    byGateway: sharesOf(rows, ({ gatewayId }) => gatewayId, gatewayName),
    failures: failuresIn(rows),
  }
}

function sharesOf<Key extends string>(
  rows: readonly Transaction[],
  keyOf: (row: Transaction) => Key,
  nameOf: (key: Key) => string,
): RecentFigures['byMethod'] {
  return [...grouped(rows, keyOf)]
    .map(([id, group]) => {
      const outcomes = outcomesOf(group)
      const rate = rateOf(outcomes)
      const figures = { id, name: nameOf(id), amount: outcomes.amount, count: group.length }
      return rate === null ? figures : { ...figures, successRate: rate }
    })
    .toSorted((a, b) => b.amount - a.amount)
}

function failuresIn(rows: readonly Transaction[]): RecentFigures['failures'] | null {
  const reasons = rows.flatMap(({ status, failure }) => (status === 'failed' ? [failure] : []))
  const known = reasons.filter((reason) => reason !== undefined)
  if (known.length < reasons.length) return null
  return [...grouped(known, ({ code }) => code).values()]
    .flatMap(([failure, ...more]) => (failure ? { failure, count: more.length + 1 } : []))
    .toSorted((a, b) => b.count - a.count)
}

function outcomesOf(rows: readonly Transaction[]) {
  const captured = rows.filter(isCaptured)
  return {
    amount: sumOf(captured, ({ amount }) => amount),
    succeeded: captured.length,
    failed: rows.filter(({ status }) => status === 'failed').length,
  }
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)
