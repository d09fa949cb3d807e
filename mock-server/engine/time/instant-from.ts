import { invalid } from '../http-error.ts'
import { isPossible, NO_INSTANT, OUT_OF_RANGE, parseInstant } from './instant.ts'

/** Epoch milliseconds of an RFC 3339 instant. @throws HttpError 400 if it is malformed or out of range */
export function instantFrom(field: string, text: string): number {
  const at = parseInstant(text)
  if (at === undefined) return invalid([{ field, message: NO_INSTANT }])
  return isPossible(at) ? at : invalid([{ field, message: OUT_OF_RANGE }])
}
