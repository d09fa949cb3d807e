/**
 * Parses a date into the contract's format: `2026-12-05` for `5 Dec 2026`, `05/12/2026`, `5-12-26`,
 * `2026-12-05`. The day precedes the month, as usual in India. Null unless it is a date of this century.
 */
export function writtenDay(text: string): string | null {
  const { year, month, day } = (ISO.exec(text) ?? INDIAN.exec(text))?.groups ?? {}
  if (!year || !month || !day) return null
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const date = new Date(Date.UTC(2000 + (Number(year) % 100), number - 1, Number(day)))
  // 31 February would become a date in March.
  return date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day)
    ? date.toISOString().slice(0, 10)
    : null
}

const ISO = /^(?<year>20\d\d)-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ][\d:.Z+]*)?$/
const INDIAN =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ /.-]\s?(?<month>\d{1,2}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[ /.,-]\s?(?<year>20\d\d|\d\d)$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
