const ZONE = 'Asia/Kolkata'
const OFFSET_MS = 5.5 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

/** `21 Nov 2026`, for a timestamp (in Indian time) or a date. */
export const formatDay = (when: string) => show(when, day)

/** `21 Nov 2026, 11:30 IST`. */
export const formatTime = (moment: string) => show(moment, time, ' IST')

/** `11:30 IST`. */
export const formatClock = (moment: string) => show(moment, clock, ' IST')

/** `11:30:05`, in Indian time. */
export const formatSeconds = (moment: number) => seconds.format(moment)

/** The Indian date of a timestamp in the contract's format: `2026-11-21`. */
export const dayOf = (moment: number | string) =>
  new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** `2026-11-21 11:30`, in Indian time, as programs read it. */
export const formatMinute = (moment: string) => show(moment, { format: isoMinute })

/** The last instant of an Indian day. */
export const endOf = (day: string) => new Date(`${day}T23:59:59.999+05:30`).toISOString()

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Calendar days in India until a timestamp: 0 today, 1 tomorrow. */
export const daysUntil = (until: string, now = Date.now()) =>
  (Date.parse(dayOf(until)) - Date.parse(dayOf(now))) / DAY_MS

/** `Today`, `Tomorrow`, `In 3 days`: calendar days, regardless of the hour. */
export function formatDaysUntil(until: string, now = Date.now()): string {
  const days = daysUntil(until, now)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Tomorrow' : `In ${days} days`
}

/**
 * `5 min ago`, `3 h ago`, `Yesterday, 14:02`, `19 Nov, 14:02`, `19 Nov 2025`: short, and never ambiguous. The days are
 * calendar days in India.
 */
export function formatRelative(moment: string, now: number): string {
  const at = Date.parse(moment)
  if (Number.isNaN(at)) return moment
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(at))) / DAY_MS
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`
  const hour = show(moment, clock)
  if (days === 1) return `Yesterday, ${hour}`
  return days < 300 ? `${show(moment, dayOfYear)}, ${hour}` : formatDay(moment)
}

/** `19 Nov`, or `19 Nov 2027` if that is most of a year away. */
export const formatShortDay = (when: string, now = Date.now()): string =>
  Math.abs(daysUntil(when, now)) < 300 ? show(when, dayOfYear) : formatDay(when)

/** `Monday`, of a date. */
export const weekdayOf = (day: string) => weekday.format(Date.parse(day))

/** `Tue, 24 Nov`: for days near today, with an obvious year. */
export const formatNearDay = (when: string) => show(when, nearDay)

/** `today`, `tomorrow`, `yesterday`, else `on Tue, 24 Nov`, of a date: days as people call them. */
export function dayInSentence(day: string, now = Date.now()): string {
  const today = dayOf(now)
  const words = { [today]: 'today', [addDays(today, 1)]: 'tomorrow', [addDays(today, -1)]: 'yesterday' }
  return words[day] ?? `on ${formatNearDay(day)}`
}

const weekday = formatter({ weekday: 'long' })
const nearDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' })
const day = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
const time = formatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const isoMinute = (at: number) => new Date(at + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
const dayOfYear = formatter({ day: 'numeric', month: 'short' })
const clock = formatter({ hour: '2-digit', minute: '2-digit' })
const seconds = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

function formatter(parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: ZONE, hourCycle: 'h23' })
}

/** An invalid timestamp is shown unchanged rather than breaking the screen. */
function show(when: string, { format }: { format: (at: number) => string }, suffix = '') {
  const at = Date.parse(when)
  // en-IN uses "Sept" instead of the more common "Sep".
  return Number.isNaN(at) ? when : format(at).replace('Sept', 'Sep') + suffix
}
