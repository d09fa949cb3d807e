import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock.ts'

const IST_AHEAD_OF_UTC_MS = 5.5 * HOUR_MS

/** The Indian day, as `2026-11-21`, of an instant in epoch milliseconds. India has one offset all year. */
export function istDay(at: number): string {
  const number = istDayNumber(at)
  const cached = dayNames.get(number)
  if (cached !== undefined) return cached
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10)
  if (dayNames.size >= MAX_DAYS) dayNames.clear()
  dayNames.set(number, day)
  return day
}

// Cached, since thousands of rows share a few days.
const MAX_DAYS = 1000
const dayNames = new Map<number, string>()
const midnights = new Map<string, number>()

/** Indian days since 1 January 1970: equal for two instants on one day, and cheaper than formatting it. */
export const istDayNumber = (at: number) => Math.floor((at + IST_AHEAD_OF_UTC_MS) / DAY_MS)

/** Indian clock hours since midnight on 1 January 1970. */
export const istHourNumber = (at: number) => Math.floor((at + IST_AHEAD_OF_UTC_MS) / HOUR_MS)

/** The instant of a time of day on an Indian day. */
export const istAt = (day: string, hour: number, minute = 0) =>
  utcMidnight(day) - IST_AHEAD_OF_UTC_MS + hour * HOUR_MS + minute * MINUTE_MS

/** Whether the day exists in the calendar. */
export const isIstDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text

export const startOfIstDay = (day: string) => istAt(day, 0)

/** The first instant after the day. */
export const endOfIstDay = (day: string) => startOfIstDay(day) + DAY_MS

export const addDays = (day: string, days: number) =>
  new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string) => new Date(utcMidnight(day)).getUTCDay()

export const dayOfMonth = (day: string) => Number(day.slice(8))

/** The year, and the day in it (1 January is 1), on Indian calendars. */
export function istYearAndDay(at: number) {
  const local = at + IST_AHEAD_OF_UTC_MS
  const year = new Date(local).getUTCFullYear()
  return { year, day: Math.floor((local - Date.UTC(year, 0, 1)) / DAY_MS) + 1 }
}

/** The hour on Indian clocks, 0 to 23. */
export const istHour = (at: number) =>
  Math.floor((at + IST_AHEAD_OF_UTC_MS - istDayNumber(at) * DAY_MS) / HOUR_MS)

/** `2026-11-14` as `14 Nov`, for messages. */
export const shortDay = (day: string) => `${dayOfMonth(day)} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function utcMidnight(day: string) {
  const cached = midnights.get(day)
  if (cached !== undefined) return cached
  const at = Date.parse(`${day}T00:00:00.000Z`)
  if (Number.isNaN(at)) throw new RangeError(`${day} is not a day`)
  if (midnights.size >= MAX_DAYS) midnights.clear()
  midnights.set(day, at)
  return at
}
