import { plainText } from './plain-text.ts'

/** A day as it is written; only the whole file tells which of two numbers is the month. */
export type WrittenDay = { day: string | null } | { first: string; second: string; year: string }
export type DayOrder = 'day-month' | 'month-day'

type Leading = { written: WrittenDay; rest: string }

/** The day at the beginning of a text, with the time behind it, and what follows. */
export function leadingDay(text: string): Leading | null {
  const plain = plainText(text)
    .replace(/^["'(]+/, '')
    .replace(WEEKDAY, '')
  for (const { pattern, read } of FORMS) {
    const found = pattern.exec(plain)
    const written = found && read(found.groups ?? {})
    if (written)
      return { written, rest: plain.slice(found[0].length).replace(TIME, '').replace(/^\)/, '').trim() }
  }
  return null
}

/** The day of a cell that holds nothing else, apart from a time or the same day again in brackets. */
export function dayOfCell(text: string): WrittenDay | null {
  if (text.length > LONGEST_DAY) return null
  const { written, rest } = leadingDay(text) ?? {}
  return written && (rest === '' || /^\([^()]*\)$/.test(rest ?? '')) ? written : null
}

/** A spreadsheet's number of a day since 1900, such as 46347 for 21 Nov 2026. */
export function serialDay(text: string): WrittenDay | null {
  const [, days] = /^(\d{5})(?:\.\d+)?$/.exec(plainText(text)) ?? []
  const serial = Number(days)
  if (!days || serial < SERIAL_2000 || serial > SERIAL_2100) return null
  return { day: new Date((serial - SERIAL_1970) * DAY_MS).toISOString().slice(0, 10) }
}

/** The order of a whole file: proven by any number above 12, `null` if by none, `mixed` if by both. */
export function orderOf(days: readonly WrittenDay[]): DayOrder | 'mixed' | null {
  const numeric = days.flatMap((each) => ('first' in each ? [each] : []))
  const dayFirst = numeric.some(({ first }) => Number(first) > 12)
  const monthFirst = numeric.some(({ second }) => Number(second) > 12)
  if (dayFirst && monthFirst) return 'mixed'
  if (dayFirst || monthFirst) return dayFirst ? 'day-month' : 'month-day'
  return null
}

/** In the form `2026-11-21`; null if there is no such day, or if it is one in either order of a mixed file. */
export function dayIn(written: WrittenDay, order: DayOrder | 'mixed'): string | null {
  if ('day' in written) return written.day
  const { first, second, year } = written
  const dayFirst = dayFrom(year, second, first)
  const monthFirst = dayFrom(year, first, second)
  if (order === 'day-month') return dayFirst
  if (order === 'month-day') return monthFirst
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst) return null
  return dayFirst ?? monthFirst
}

/** With its time and its brackets; a longer cell is a narration. */
const LONGEST_DAY = 50
const DAY_MS = 24 * 60 * 60 * 1000
const SERIAL_1970 = 25_569
const SERIAL_2000 = 36_526
const SERIAL_2100 = 73_051

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+(?=\d|[a-z]{3})/i
const TIME = /^[T,\s]*\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[ap]\.?m\b\.?)?(?:\s*(?:IST|Z\b|\+05:?30))?/i
const NAME = String.raw`(?<name>[a-z]{3,9}|[\u0900-\u097f]{2,9})`
const YEAR = String.raw`(?<year>20\d\d|\d\d)(?![\d/])`

const FORMS: readonly { pattern: RegExp; read: (parts: Record<string, string>) => WrittenDay | null }[] = [
  {
    pattern: /^(?<year>20\d\d)\s?[-/.]\s?(?<month>\d{1,2})\s?[-/.]\s?(?<day>\d{1,2})(?!\d)/,
    read: ({ year, month, day }) => ({ day: dayFrom(year, month, day) }),
  },
  {
    pattern: /^(?<year>20\d\d)(?<month>0\d|1[0-2])(?<day>[0-3]\d)(?![\d.,])/,
    read: ({ year, month, day }) => ({ day: dayFrom(year, month, day) }),
  },
  {
    pattern: new RegExp(String.raw`^(?<first>\d{1,2})\s?[-/.]\s?(?<second>\d{1,2})\s?[-/.]\s?${YEAR}`),
    read: ({ first = '', second = '', year = '' }) => ({ first, second, year }),
  },
  {
    pattern: new RegExp(String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.,-]*${NAME}[\s/.,'-]*${YEAR}`, 'i'),
    read: named,
  },
  {
    pattern: new RegExp(String.raw`^${NAME}[\s/.-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.,'-]+${YEAR}`, 'i'),
    read: named,
  },
]

function named({ year, name = '', day }: Record<string, string>): WrittenDay | null {
  const month = MONTHS.findIndex((each) => each.test(name)) + 1
  return month > 0 ? { day: dayFrom(year, String(month), day) } : null
}

const MONTHS = [
  /^jan(?:uary)?$|^जन/i,
  /^feb(?:ruary)?$|^फ/i,
  /^mar(?:ch)?$|^मार/i,
  /^apr(?:il)?$|^अप/i,
  /^may$|^मई/i,
  /^june?$|^जून/i,
  /^july?$|^जुल/i,
  /^aug(?:ust)?$|^अग/i,
  /^sept?(?:ember)?$|^सि/i,
  /^oct(?:ober)?$|^अक/i,
  /^nov(?:ember)?$|^नव/i,
  /^dec(?:ember)?$|^दि/i,
]

function dayFrom(year = '', month = '', day = ''): string | null {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  // 31 February would become a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
