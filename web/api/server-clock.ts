/**
 * The latest time reported by the server, in ms since 1970; null if unknown. People correct the clock of their computer,
 * so only the server's says how old something on the server is.
 */
export const serverClock: { latest: number | null; highest: number } = { latest: null, highest: 0 }

/** Servers behind one address differ by a little, and responses overtake each other. */
export const TOLERANCE_MS = 60_000

export function noteServerTime(response: Response) {
  serverClock.latest = dateOf(response) ?? serverClock.latest
  serverClock.highest = Math.max(serverClock.highest, serverClock.latest ?? 0)
}

/** Whether the server reported a later time before: it may have dropped data that had expired by then. */
export const isSetBack = (time: number) => time < serverClock.highest - TOLERANCE_MS

/** The time of a response by its server's clock. */
export function dateOf({ headers }: Pick<Response, 'headers'>): number | null {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) ? null : date
}
