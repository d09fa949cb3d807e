/**
 * The last time that the server told, in ms since 1970; null if unknown. People correct the clock of their computer,
 * so only the server's says how old something on the server is.
 */
export const serverClock: { latest: number | null } = { latest: null }

export function noteServerTime(response: Response) {
  serverClock.latest = dateOf(response) ?? serverClock.latest
}

/** The time of a response by its server's clock. */
export function dateOf({ headers }: Response): number | null {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) ? null : date
}
