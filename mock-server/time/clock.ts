/** The time of one store, in epoch milliseconds. Everything that depends on time asks it. */
export type Clock = { now(): number; readonly isFixed?: boolean }

export const realClock: Clock = { now: () => Date.now() }

/** A clock that stands still at an instant. */
export const fixedClock = (at: number): Clock => ({ now: () => at, isFixed: true })

/** What `--clock` says: `real`, or an RFC 3339 instant to stand still at. Undefined if it is neither. */
export function clockFrom(option: string): Clock | undefined {
  if (option === 'real') return realClock
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(option)
  const at = Date.parse(option)
  return isInstant && Number.isFinite(at) ? fixedClock(at) : undefined
}

export const timestamp = (ms: number) => new Date(ms).toISOString()
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
