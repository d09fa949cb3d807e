import { rejectInvalid } from '../rule-violation.ts'
import { isPossible, NO_INSTANT, OUT_OF_RANGE, parseInstant } from './instant.ts'

/** Epoch milliseconds of an RFC 3339 instant. @throws RuleViolation if it is malformed or out of range */
export function instantFrom(field: string, text: string): number {
  const at = parseInstant(text)
  if (at === undefined) return rejectInvalid([{ field, message: NO_INSTANT }])
  return isPossible(at) ? at : rejectInvalid([{ field, message: OUT_OF_RANGE }])
}
