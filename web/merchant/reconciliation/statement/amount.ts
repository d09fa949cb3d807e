import { plainText } from './plain-text.ts'

/** Into the account or out of it. */
export type Side = 1 | -1

/** An amount as it is written: `side` from Cr or Dr, `sign` from a sign or brackets. */
export type Amount = { paise: number; side: Side | null; sign: Side | null }

/**
 * An amount as banks print it: `1,23,456.78`, `₹500.00/-`, `1.23.456,78`, `(500.00)`, `500.00-`, `(Cr) 500`, `500.00 Dr`,
 * `2544.5000`, `५००.००`. Null if it is none, or could be two different ones.
 */
export function readAmount(text: string): Amount | null {
  const written =
    text.length <= MAX_LENGTH ? AMOUNT.exec(plainText(text).replace(/^'/, ''))?.groups : undefined
  const paise = written ? paiseOf(written.number?.trim() ?? '') : null
  if (!written || paise === null) return null
  const signs = [written.open && '-', written.first, written.second, written.last].filter(Boolean)
  const sides = [written.before, written.after].flatMap((side) => sideOf(side ?? '') ?? [])
  if (Boolean(written.open) !== Boolean(written.close) || signs.length > 1 || sides.length > 1) return null
  return { paise, side: sides[0] ?? null, sign: signs[0] === undefined ? null : signs[0] === '+' ? 1 : -1 }
}

/** Whether a cell says that there is no amount in it. */
export const isEmptyMark = (text: string) => /^(?:[-.*]+|n\/?a|nil|none|null)?$/i.test(plainText(text))

/** The side that a word says, in the words of banks; null if the text is anything else. */
export function sideOf(text: string): Side | null {
  const word = plainText(text).toLowerCase().replaceAll(/[().]/g, '').trim()
  if (IN.has(word)) return 1
  return OUT.has(word) ? -1 : null
}

const IN = new Set(
  'c,cr,credit,credits,credited,deposit,deposits,deposited,received,receipt,paid in,money in,in,incoming,inward,जमा'.split(
    ',',
  ),
)
const OUT = new Set(
  'd,dr,debit,debits,debited,withdrawal,withdrawals,withdrawl,withdrawls,withdrawn,wdl,paid,payment,paid out,money out,out,outgoing,outward,नामे,निकासी'.split(
    ',',
  ),
)

const MAX_LENGTH = 60
const SIDE = String.raw`\(?\s*(?:credit|debit|cr|dr|c|d)\b\.?\s*\)?`
const CURRENCY = String.raw`(?:₹|rs\.?|inr)?`
const AMOUNT = new RegExp(
  String.raw`^(?<before>${SIDE}(?!\w))?\s*(?<first>[+-])?\s*(?<open>\()?\s*${CURRENCY}\s*(?<second>[+-])?\s*(?<number>\d[\d., '’]*)(?:\/-)?\s*${CURRENCY}(?<last>[+-])?(?<close>\))?\s*(?<after>${SIDE})?$`,
  'i',
)

const WHOLE =
  /^(?:\d+|\d{1,3}(?<western>[., '’])\d{3}(?:\k<western>\d{3})*|\d{1,2}(?<indian>[., '’])(?:\d{2}\k<indian>)*\d{3})$/
const MAX_DIGITS = 13

function paiseOf(number: string): number | null {
  // Two decimals, or more of which the rest is zero. Three could be thousands, unless the digits before are grouped or many.
  const [, whole = '', decimal = '', decimals = ''] =
    /^(.*?\d)(?:([.,])(\d{1,2}|\d\d00|(?<=\d{4}.|\d,\d{3}.)\d\d0))?$/.exec(number) ?? []
  const isGrouped = WHOLE.exec(whole)
  if (!isGrouped) return null
  const group = isGrouped.groups?.western ?? isGrouped.groups?.indian
  // `1.234` is 1,234 in some countries and hardly more than one in others.
  if (decimal === '' ? group === '.' : decimal === group) return null
  const digits = whole.replaceAll(/\D/g, '')
  return digits.length > MAX_DIGITS
    ? null
    : Number(digits) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
}
