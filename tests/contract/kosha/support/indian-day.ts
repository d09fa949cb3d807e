/** India is 5.5 hours ahead of UTC all year. */
const IST_MS = 5.5 * 3_600_000

const DAY_MS = 24 * 3_600_000
/** Cached, since it is called for every row. */
const days = new Map<number, string>()

/** The day in India at a time given in epoch milliseconds or as RFC 3339. */
export function indianDay(instant: number | string): string {
  const local = (typeof instant === 'number' ? instant : Date.parse(instant)) + IST_MS
  const index = Math.floor(local / DAY_MS)
  const day = days.get(index) ?? new Date(local).toISOString().slice(0, 10)
  days.set(index, day)
  return day
}
