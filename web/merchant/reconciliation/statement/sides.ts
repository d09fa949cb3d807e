import type { Side } from './amount.ts'
import type { Verdict } from './balance.ts'
import type { Entry, Movement } from './entry.ts'

/** The side of each movement: from the line itself, from the balance, from lines with the same hint, or from its words. */
export function sidesOf(entries: readonly Entry[], verdicts: readonly Verdict[]): (Side | null)[] {
  const known = entries.map((entry, index) => {
    const verdict = verdicts[index]
    if (entry.type !== 'movement' || verdict === 'contradicted') return null
    return entry.side ?? verdict ?? null
  })
  const isOpen = (entry: Entry, index: number): entry is Movement =>
    entry.type === 'movement' && known[index] === null && verdicts[index] !== 'contradicted'
  if (!entries.some(isOpen)) return known
  const movements = entries.flatMap((entry, index) => {
    const side = known[index]
    return entry.type === 'movement' && side ? [{ entry, side }] : []
  })
  const byColumn = learned(
    movements,
    ({ hint }) => hint?.same,
    ({ hint }) => hint?.opposite,
  )
  const byWords = learned(movements, ({ text }) => transferWords(text))
  return entries.map((entry, index) => {
    if (!isOpen(entry, index)) return known[index] ?? null
    return byColumn(entry.hint?.same) ?? agreed(byWords(transferWords(entry.text)), sideInWords(entry.text))
  })
}

const agreed = (one: Side | null, other: Side | null) =>
  one === null || one === other ? other : other === null ? one : null

type Hint = string | null | undefined

/** Tells the side of a hint that stands for one side alone. */
function learned(
  movements: readonly { entry: Movement; side: Side }[],
  hintOf: (entry: Movement) => Hint,
  oppositeOf: (entry: Movement) => Hint = () => null,
): (hint: Hint) => Side | null {
  const sides = new Map<string, Side | 'both'>()
  const learn = (hint: Hint, side: Side) => {
    if (hint) sides.set(hint, (sides.get(hint) ?? side) === side ? side : 'both')
  }
  for (const { entry, side } of movements) {
    learn(hintOf(entry), side)
    learn(oppositeOf(entry), side === 1 ? -1 : 1)
  }
  return (hint) => {
    const side = sides.get(hint ?? '')
    return side === undefined || side === 'both' ? null : side
  }
}

/**
 * The side that the words of a movement say, where neither a column nor the balance does: `NEFT CR`, `UPI/DR/632…`,
 * `credited`. `DR SHARMA` is a name. What was returned or reversed may have gone either way.
 */
function sideInWords(text: string): Side | null {
  if (isTakenBack(text)) return null
  const sides = [...text.matchAll(CR_OR_DR)].map(({ groups }): Side => (groups?.cr ? 1 : -1))
  return new Set(sides).size === 1 ? (sides[0] ?? null) : null
}

/**
 * The words of a transfer with its reference left out, if it has one. The letters at the beginning of a reference name the bank
 * that sends: where lines with the same words came in, so did this one.
 */
function transferWords(text: string): string | null {
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
