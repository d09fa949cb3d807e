import { formatCheck } from './formats.ts'
import type { Schema } from './schema.ts'
import { expressionOf } from './schema.ts'

/** Whether a string has the length, pattern and format of its schema. */
export function stringCheck({
  minLength = 0,
  maxLength,
  pattern,
  format,
}: Schema): (text: string) => boolean {
  const most = maxLength ?? Number.POSITIVE_INFINITY
  const expression = pattern === undefined ? undefined : expressionOf(pattern)
  const isFormatted = formatCheck(format)
  // The length is checked first, so that patterns see texts of bounded length only.
  return (text) =>
    hasLength(text, minLength, most) &&
    (expression === undefined || expression.test(text)) &&
    (isFormatted === undefined || isFormatted(text))
}

/** JSON Schema counts characters; `length` counts UTF-16 units, of which a character has one or two. */
function hasLength(text: string, least: number, most: number): boolean {
  const { length } = text
  if (length >= least * 2 && length <= most) return true
  if (length < least || length > most * 2) return false
  const characters = [...text].length
  return characters >= least && characters <= most
}
