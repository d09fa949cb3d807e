import { bankHolidays } from '../suite/document.ts'

const DAY_MS = 86_400_000

export const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** Whether banks are open: not on Sundays, second and fourth Saturdays, or the contract's holidays. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(day)
  const week = Math.ceil(date.getUTCDate() / 7)
  const isSaturdayOff = date.getUTCDay() === 6 && (week === 2 || week === 4)
  return date.getUTCDay() !== 0 && !isSaturdayOff && !bankHolidays.has(day)
}

export function workingDaysAfter(day: string, count: number): string {
  let date = day
  for (let left = count; left > 0; ) {
    date = dayAfter(date)
    if (isWorkingDay(date)) left--
  }
  return date
}
