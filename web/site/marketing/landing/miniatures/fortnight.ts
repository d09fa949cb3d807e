/** Two weeks and the day after them; a test compares them with the mock server's bank calendar. */
const FIRST_DAY = 9
const DAYS = 14
const LAST_DAY = 23

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Why the banks are closed, by day of the month. */
const closed: Record<number, string> = {
  10: 'Diwali, Bali Pratipada',
  14: 'Second Saturday',
  15: 'Sunday',
  22: 'Sunday',
}

export type Day = { day: number; name: string; closed?: string }

/** 9 November 2026 is a Monday. */
const days: Day[] = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, at) => {
  const day = FIRST_DAY + at
  const reason = closed[day]
  return { day, name: `${weekdays[at % 7]} ${day} Nov`, ...(reason && { closed: reason }) }
})

export const shownDays = days.slice(0, DAYS)

/** The days from the one after `paid` up to the settlement, which is the last. */
export function daysUntilSettled(paid: number): Day[] {
  const from = days.slice(paid - FIRST_DAY + 1)
  return from.slice(0, from.findIndex((day) => day.closed === undefined) + 1)
}
