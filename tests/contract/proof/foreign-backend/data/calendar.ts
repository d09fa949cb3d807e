import { readContract } from '../contract/schema.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
const IST = 5.5 * HOUR

const holidays = readContract().components.schemas.Settlement?.['x-bank-holidays'] ?? {}

export const dayIn = (offset: number, instant: number) =>
  new Date(instant + offset).toISOString().slice(0, 10)
const indianDays = new Map<number, string>()
/** Cached, since it is called for each payment of each response. */
export function indianDay(instant: number): string {
  const index = Math.floor((instant + IST) / DAY)
  const day = indianDays.get(index) ?? dayIn(IST, instant)
  indianDays.set(index, day)
  return day
}
export const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - IST
export const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

const closings = new Map<string, string | undefined>()

/** Why banks are closed on a day, or undefined if they are open. */
export function closedFor(day: string): string | undefined {
  if (!closings.has(day)) closings.set(day, reasonOf(day))
  return closings.get(day)
}

function reasonOf(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  if (weekday === 0) return 'Sunday'
  const week = Math.ceil(date.getUTCDate() / 7)
  if (weekday === 6 && week === 2) return 'Second Saturday'
  if (weekday === 6 && week === 4) return 'Fourth Saturday'
  return holidays[day]
}
