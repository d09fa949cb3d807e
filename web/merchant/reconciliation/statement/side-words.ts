import type { Side } from './amount.ts'

/**
 * The side that the words of a movement say, where neither a column nor the balance does: `NEFT CR`, `UPI/DR/632…`,
 * `credited`. `DR SHARMA` is a name. What was returned or reversed may have gone either way.
 */
export function sideInWords(text: string): Side | null {
  if (isTakenBack(text)) return null
  const sides = [...text.matchAll(CR_OR_DR)].map(({ groups }): Side => (groups?.cr ? 1 : -1))
  return new Set(sides).size === 1 ? (sides[0] ?? null) : null
}

/**
 * The words of a transfer with its reference left out, if it has one. The letters at the beginning of a reference name the bank
 * that sends: where lines with the same words came in, so did this one.
 */
export function transferWords(text: string): string | null {
  if (isTakenBack(text)) return null
  const words = text.toUpperCase().replaceAll(REFERENCE, '$1#')
  return words.includes('#') ? words : null
}

const isTakenBack = (text: string) =>
  /\b(?:ret|rtn|rtd|return(?:ed)?|revers(?:al|ed)|rev|reject(?:ed)?|rej|refund(?:ed)?|bounced?|dishonou?red|cancel(?:led|lation)?|failed|chargeback|recall(?:ed)?)/i.test(
    text,
  )

const REFERENCE = /\b([A-Z]{4,6})\d{10,18}\b/g
const MODE = '(?:neft|rtgs|imps|upi|ach|nach|ecs|ift|trf|tfr|mmt|clg|transfer)'
const CR_OR_DR = new RegExp(
  String.raw`(?<cr>\b${MODE}[\s/*:-]*cr\b|\bcredited\b|\bcr[-/*:](?=\S)|\bby transfer\b|\bdep tfr\b)|\b${MODE}[\s/*:-]*dr(?:[/*:-]|\s+\d|$)|\bdebited\b|\bto transfer\b|\bwdl tfr\b`,
  'gi',
)
