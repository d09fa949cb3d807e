export const HOUR = 3_600_000
export const DAY = 24 * HOUR
const IST = 5.5 * HOUR

// The state's list, as the banks of Mumbai publish it.
const HOLIDAYS: Record<string, string> = {
  '2026-01-26': 'Republic Day',
  '2026-02-19': 'Shivaji Maharaj Jayanti',
  '2026-03-03': 'Holi',
  '2026-03-19': 'Gudi Padwa',
  '2026-03-26': 'Ram Navami',
  '2026-03-31': 'Mahavir Jayanti',
  '2026-04-01': 'Annual closing',
  '2026-04-03': 'Good Friday',
  '2026-04-14': 'Ambedkar Jayanti',
  '2026-05-01': 'Maharashtra Day',
  '2026-05-28': 'Bakri Id',
  '2026-06-26': 'Muharram',
  '2026-08-15': 'Independence Day',
  '2026-08-26': 'Id-e-Milad',
  '2026-09-14': 'Ganesh Chaturthi',
  '2026-10-02': 'Gandhi Jayanti',
  '2026-10-20': 'Dasara',
  '2026-11-10': 'Bali Pratipada',
  '2026-11-24': 'Guru Nanak Jayanti',
  '2026-12-25': 'Christmas',
}

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
  return HOLIDAYS[day]
}
