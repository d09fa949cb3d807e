/** The clock of one store, in epoch milliseconds. All code that depends on time uses it. */
export type Clock = { now(): number; readonly isFixed?: boolean }

export const realClock: Clock = { now: () => Date.now() }

/** A clock stopped at an instant. */
export const fixedClock = (at: number): Clock => ({ now: () => at, isFixed: true })

export const timestamp = (ms: number) => new Date(ms).toISOString()
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
