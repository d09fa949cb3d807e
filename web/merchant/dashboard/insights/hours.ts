import { formatHour, hourOf } from '../../format/ist.ts'
import type { Transaction } from '../../transactions/transactions.ts'

export type HourFigures = { hour: number; count: number; amount: number }

/** The payments by the hour of the day, midnight first. */
export function byHour(rows: readonly Transaction[]): HourFigures[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, count: 0, amount: 0 }))
  for (const row of rows) {
    const figures = hours[hourOf(row.createdAt)]
    if (!figures) continue
    figures.count += 1
    figures.amount += row.amount
  }
  return hours
}

/** `18:00 to 19:00`. */
export const hourName = (hour: number) => `${formatHour(hour)} to ${formatHour(hour + 1)}`
