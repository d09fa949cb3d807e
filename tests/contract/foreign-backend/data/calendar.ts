import { readContract } from '../contract/schema.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
const IST = 5.5 * HOUR

const holidays = readContract().components.schemas.Settlement?.['x-bank-holidays'] ?? {}

export const dayIn = (offset: number, instant: number) =>
  new Date(instant + offset).toISOString().slice(0, 10)
export const indianDay = (instant: number) => dayIn(IST, instant)
export const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - IST
export const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Why banks are closed, if they are. */
export function closedFor(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  if (weekday === 0) return 'Sunday'
  const week = Math.ceil(date.getUTCDate() / 7)
  if (weekday === 6 && week === 2) return 'Second Saturday'
  if (weekday === 6 && week === 4) return 'Fourth Saturday'
  return holidays[day]
}
