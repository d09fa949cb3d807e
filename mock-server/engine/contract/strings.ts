import type { Schema } from './schema.ts'
import { expressionOf } from './schema.ts'

type IsValid = (text: string) => boolean

/** Whether a string has the length, pattern and format of its schema. */
export function stringCheck({ minLength = 0, maxLength, pattern, format }: Schema): IsValid {
  const most = maxLength ?? Number.POSITIVE_INFINITY
  const expression = pattern === undefined ? undefined : expressionOf(pattern)
  const isFormatted = format === undefined ? undefined : FORMATS[format]
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

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/

const FORMATS: Record<string, IsValid> = {
  date: isDay,
  'date-time': (text) => isDay(DATE_TIME.exec(text)?.[1] ?? ''),
}

/** Whether this day exists in the calendar, as `2028-02-29` does. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}
