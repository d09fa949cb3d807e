import type { Clock } from './clock.ts'
import { DAY_MS, fixedClock, MINUTE_MS, realClock } from './clock.ts'

/** The first and the last instant that a clock of this server may show, in epoch milliseconds. */
const EARLIEST = Date.UTC(1971, 0, 1)
const LATEST = Date.UTC(2101, 0, 1) - 1

/** A clock moves at most this far at once, which limits the number of events to run. */
export const MAX_JUMP_MS = 400 * DAY_MS

export const OUT_OF_RANGE = 'must be between 1971 and 2100'
export const NO_INSTANT = 'must be a time like 2026-11-21T06:00:00Z or 2026-11-21T11:30:00+05:30'

const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,9}))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i

/**
 * Epoch milliseconds of an RFC 3339 instant, in UTC or with an offset; undefined for an invalid one. `Date.parse`
 * would accept 30 February as 2 March.
 */
export function parseInstant(text: string): number | undefined {
  const parts = RFC_3339.exec(text)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second, fraction = '', sign, hours = 0, minutes = 0] = parts
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (new Date(midnight).getUTCDate() !== Number(day) || Number(month) > 12 || month === '00')
    return undefined
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + ms - offset
}

/** Whether a clock of this server may show this instant. */
export const isPossible = (at: number) => at >= EARLIEST && at <= LATEST

/** The clock given by `--clock`: `real`, or an instant that this server can show. Undefined if it is neither. */
export function clockFrom(option: string): Clock | undefined {
  if (option === 'real') return realClock
  const at = parseInstant(option)
  return at !== undefined && isPossible(at) ? fixedClock(at) : undefined
}
