import { addDays, dayOfMonth, weekdayOf } from '../../engine/time/ist.ts'
import { bankHolidays } from './bank-holidays.ts'

/**
 * Why banks in Maharashtra do not work on an Indian day, or undefined if they do. Outside the years that
 * `bankHolidays` knows only Sundays and the second and fourth Saturdays count.
 */
export function skipReason(day: string): string | undefined {
  const weekday = weekdayOf(day)
  if (weekday === SUNDAY) return 'Sunday'
  if (weekday === SATURDAY) return SATURDAYS_OFF[Math.ceil(dayOfMonth(day) / 7)] ?? bankHolidays.get(day)
  return bankHolidays.get(day)
}

/** The first working day after a day, and the days skipped. */
export function nextWorkingDay(day: string): { day: string; skipped: { date: string; reason: string }[] } {
  const skipped: { date: string; reason: string }[] = []
  for (let date = addDays(day, 1); ; date = addDays(date, 1)) {
    const reason = skipReason(date)
    if (reason === undefined) return { day: date, skipped }
    skipped.push({ date, reason })
  }
}

/** `count` working days later; 0 returns the day itself, even if it is not a working day. */
export function addWorkingDays(day: string, count: number): string {
  let date = day
  for (let left = count; left > 0; left--) date = workingDayAfter(date)
  return date
}

// Cached, since thousands of refunds ask for the same few days.
const cachedDays = new Map<string, string>()

function workingDayAfter(day: string): string {
  const next = cachedDays.get(day) ?? nextWorkingDay(day).day
  cachedDays.set(day, next)
  return next
}

const SUNDAY = 0
const SATURDAY = 6
const SATURDAYS_OFF: Readonly<Record<number, string>> = { 2: 'Second Saturday', 4: 'Fourth Saturday' }
