import { paths } from '../../../paths.ts'
import { capturedStatuses } from '../../format/captured.ts'
import { addDays } from '../../format/ist.ts'
import type { Day, Stats } from './stats.ts'

export type RecentFigures = NonNullable<Stats['last30Days']>

const DAYS = 30

/** The days of the recent figures as a part of the query of the transactions. */
export function recentRange(daily: Day[]): string {
  const today = daily.at(-1)?.date
  return today ? `&from=${addDays(today, 1 - DAYS)}&to=${today}` : ''
}

/** The captured payments of some days: what they amount to is what was collected on these days. */
export const capturedOn = (from: string, to = from) =>
  `${paths.transactions}?status=${capturedStatuses.join()}&from=${from}&to=${to}`
