import type { Clock } from './clock.ts'
import { fixedClock, realClock } from './clock.ts'
import { isPossible, parseInstant } from './instant.ts'

/** What `--clock` says: `real`, or an RFC 3339 instant from 1971 to 2100 to stand still at. Undefined if it is neither. */
export function clockFrom(option: string): Clock | undefined {
  if (option === 'real') return realClock
  const at = parseInstant(option)
  return at !== undefined && isPossible(at) ? fixedClock(at) : undefined
}
