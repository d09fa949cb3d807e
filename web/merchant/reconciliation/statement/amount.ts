const SIGNED = /^(?:\((?<inside>.*)\)|(?<minus>[-−–])?\s*(?<plain>.*?))\s*(?<side>cr|dr)?\.?$/i
const GROUPED = /^\d{1,3}(?:([ ,.'’])\d{2,3}(?:\1\d{2,3})*)?(?:([.,])(\d{1,2}))?$/
const PLAIN = /^\d+(?:[.,](\d{1,2}))?$/
const MAX_DIGITS = 15

/**
 * An amount as banks print it, in paise: `1,23,456.78`, `₹ 123456.78`, `1.23.456,78`, `(500.00)`, `-500`, `500.00 Dr`.
 * Money that leaves the account is negative. Null if it is no amount.
 */
export function parseAmount(text: string): number | null {
  const bare = text
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*|\s*(?:₹|inr)$/gi, '')
  const { inside, minus, plain, side } = SIGNED.exec(bare)?.groups ?? {}
  const digits = (inside ?? plain ?? '').replace(/^(?:₹|rs\.?|inr)\s*/i, '')
  const paise = parsePaise(digits)
  if (paise === null) return null
  const isOut = inside !== undefined || minus !== undefined || side?.toLowerCase() === 'dr'
  return isOut ? 0 - paise : paise
}

function parsePaise(digits: string): number | null {
  const decimals = PLAIN.exec(digits)?.[1] ?? groupedDecimals(digits)
  if (decimals === null) return null
  const whole = digits.slice(0, digits.length - (decimals ? decimals.length + 1 : 0)).replace(/\D/g, '')
  if (whole.length === 0 || whole.length > MAX_DIGITS) return null
  return Number(whole) * 100 + Number((decimals ?? '').padEnd(2, '0'))
}

/** The digits behind the decimal sign; undefined without one, null if it is no number. */
function groupedDecimals(digits: string): string | undefined | null {
  if (PLAIN.test(digits)) return undefined
  const [, group, sign, decimals] = GROUPED.exec(digits) ?? [null]
  if (group === undefined && sign === undefined) return null
  return sign === group && sign !== undefined ? null : decimals
}
