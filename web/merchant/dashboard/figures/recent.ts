import { addDays } from '../../format/ist.ts'
import type { Day, Stats } from './stats.ts'

export type RecentFigures = NonNullable<Stats['last30Days']>

/** The first of the 30 days up to this one. */
export const recentSince = (today: string) => addDays(today, -29)

/** The days of the recent figures as a part of the query of the transactions. */
export function recentRange(daily: Day[]): string {
  const today = daily.at(-1)?.date
  return today ? `&from=${recentSince(today)}&to=${today}` : ''
}
