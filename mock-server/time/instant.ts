import { invalid } from '../refusal.ts'

// JavaScript's dates go further, but no year of five digits is an RFC 3339 instant.
const LATEST = Date.parse('9000-01-01T00:00:00Z')

/** Epoch milliseconds of an RFC 3339 instant in UTC. @throws Refusal 400 if there is no such instant */
export function instantFrom(field: string, text: string): number {
  const at = Date.parse(text)
  return at >= 0 && at < LATEST
    ? at
    : invalid([{ field, message: 'must be a UTC time like 2026-11-21T06:00:00Z' }])
}

/** @throws RangeError if so much time cannot pass */
export function later(from: number, ms: number): number {
  if (from + ms < LATEST) return from + ms
  throw new RangeError('The clock goes no further than the year 8999.')
}
