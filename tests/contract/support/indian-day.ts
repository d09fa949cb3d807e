/** India is five and a half hours ahead of UTC, all year. */
const IST_MS = 5.5 * 3_600_000

/** The day in India at an instant, given in epoch milliseconds or as RFC 3339. */
export const indianDay = (instant: number | string) =>
  new Date((typeof instant === 'number' ? instant : Date.parse(instant)) + IST_MS).toISOString().slice(0, 10)
