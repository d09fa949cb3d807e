const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NUMERIC = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/
const NAMED = /\b(\d{1,2})[\s/.-]?([a-z]{3})[a-z]*[\s,/.-]*(\d{4}|\d{2})\b/i
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/

/** The first day in a text, as Indian banks write it (day before month), in the form `2026-11-21`. */
export function findDay(text: string): string | null {
  const iso = ISO.exec(text)
  if (iso) return dayFrom(iso[1], iso[2], iso[3])
  const named = NAMED.exec(text)
  const month = MONTHS.indexOf((named?.[2] ?? '').toLowerCase()) + 1
  if (named && month > 0) return dayFrom(named[3], String(month), named[1])
  const numeric = NUMERIC.exec(text)
  return numeric ? dayFrom(numeric[3], numeric[2], numeric[1]) : null
}

/** Without days such as 21.11.26, which look like amounts. */
export const withoutDays = (text: string) =>
  text.replaceAll(/\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b(?![.,]\d)/g, ' ')

function dayFrom(year = '', month = '', day = ''): string | null {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  // 31 February would become a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
