import { document } from '../contract/schema.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
const IST = 5.5 * HOUR

const holidays = document.components.schemas.Settlement?.['x-bank-holidays'] ?? {}

/** Computed once, since each row of each response needs it. */
export function cached<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? compute(key)
    values.set(key, value)
    return value
  }
}

const dayNumbered = cached((index: number) => new Date(index * DAY).toISOString().slice(0, 10))
const dayIn = (offset: number, instant: number) => dayNumbered(Math.floor((instant + offset) / DAY))
export const indianDay = (instant: number) => dayIn(IST, instant)
/** RFC 3339. */
export const iso = cached((instant: number) => new Date(instant).toISOString())
const midnight = cached((day: string) => Date.parse(`${day}T00:00:00Z`))
export const startOf = (day: string) => midnight(day) - IST
export const later = (day: string, days: number) => dayNumbered(midnight(day) / DAY + days)

/** Why banks are closed on a day, or undefined if they are open. */
export function closedFor(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  if (weekday === 0) return 'Sunday'
  const week = Math.ceil(date.getUTCDate() / 7)
  if (weekday === 6 && week === 2) return 'Second Saturday'
  if (weekday === 6 && week === 4) return 'Fourth Saturday'
  return holidays[day]
}

const workingDays = cached((text: string) => {
  const [day = '', count] = text.split(' ')
  let date = day
  for (let left = Number(count); left > 0; ) {
    date = later(date, 1)
    if (closedFor(date) === undefined) left--
  }
  return date
})
export const workingDaysLater = (day: string, count: number) => workingDays(`${day} ${count}`)
