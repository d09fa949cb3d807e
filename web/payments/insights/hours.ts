import type { Transaction } from '../transactions/transactions.ts'

export type HourFigures = { hour: number; count: number; amount: number }

const HOUR_MS = 60 * 60 * 1000
const IST_OFFSET_MS = 5.5 * HOUR_MS

/** The hour of the day in India at which a payment was created, 0 to 23. */
export const hourOf = ({ createdAt }: Pick<Transaction, 'createdAt'>) =>
  new Date(Date.parse(createdAt) + IST_OFFSET_MS).getUTCHours()

/** The payments by the hour of the day, midnight first. */
export function byHour(rows: readonly Transaction[]): HourFigures[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, count: 0, amount: 0 }))
  for (const row of rows) {
    const figures = hours[hourOf(row)]
    if (!figures) continue
    figures.count += 1
    figures.amount += row.amount
  }
  return hours
}

/** `18:00 to 19:00`. */
export const hourName = (hour: number) => `${clock(hour)} to ${clock(hour + 1)}`

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
