import type { Amount } from './amount.ts'
import { isEmptyMark, readAmount, sideOf } from './amount.ts'
import type { WrittenDay } from './day.ts'
import { leadingDay } from './day.ts'
import type { Entry, Movement } from './entry.ts'
import { isNoMovement, mentionsNoMovement } from './entry.ts'
import { plainText } from './plain-text.ts'

/**
 * Reads lines that were copied from a page or a PDF: each movement begins with its day and ends with its numbers, of
 * which the last is the balance if there are several.
 */
export function lineEntries(text: string): Entry[] {
  return recordsIn(text).flatMap((record) => entryOf(record) ?? [])
}

type Record = { number: number; text: string; day: WrittenDay | null; words: string[] }

/** A line that begins with a day, and the lines without one that belong to it. */
function recordsIn(text: string): Record[] {
  const records: Record[] = []
  let open: Record | null = null
  text.split(/\r\n?|\n/).forEach((line, index) => {
    const plain = plainText(line)
    const begun = plain === '' ? null : beginning(plain)
    if (begun) {
      open = { number: index + 1, text: plain, ...begun }
      records.push(open)
    } else if (plain === '' || mentionsNoMovement(plain)) open = null
    else if (open && !(hasNumbers(open) && hasNumbers({ words: plain.split(' ') }))) {
      open.text = `${open.text} ${plain}`
      // Behind the numbers, more words say more of the movement; in front of them, they are part of it.
      if (!hasNumbers(open)) open.words.push(...plain.split(' '))
    } else if (records.length > 0 && hasNumbers({ words: plain.split(' ') }))
      records.push({ number: index + 1, text: plain, day: null, words: plain.split(' ') })
  })
  return records
}

/** The day of a line, behind its serial number if it has one, and the words behind it and behind its value date. */
function beginning(plain: string): { day: WrittenDay; words: string[] } | null {
  const first = leadingDay(plain) ?? leadingDay(plain.replace(/^\d{1,5}[.)]?\s+(?=\d)/, ''))
  if (!first) return null
  const rest = leadingDay(first.rest)?.rest ?? first.rest
  // A time with a point looks like an amount.
  return {
    day: first.written,
    words: rest
      .replace(/^(?:[01]?\d|2[0-3])\.[0-5]\d(?=\s+[^\d\s-])/, '')
      .trim()
      .split(' '),
  }
}

const hasNumbers = ({ words }: { words: readonly string[] }) => numbersOf(words).run.length > 0

type Numbers = {
  /** The numbers at the end; null is a mark for an empty column. */
  run: (Amount | null)[]
  /** Amounts in front of them, which may be part of the narration. */
  inner: Amount[]
  /** The words before the run. */
  words: string[]
}

function numbersOf(words: readonly string[]): Numbers {
  const run: (Amount | null)[] = []
  let end = words.length
  while (end > 0) {
    const found = numberBefore(words, end)
    if (!found) break
    run.unshift(found.amount)
    end = found.start
  }
  const marks = run.findIndex((each) => each !== null)
  // A dash in front of the numbers is an empty column only if a number follows it.
  if (marks === -1) return { run: [], inner: innerOf(words), words: [...words] }
  return { run, inner: innerOf(words.slice(0, end)), words: words.slice(0, end) }
}

const innerOf = (words: readonly string[]) =>
  words.flatMap((word, at) => (words[at + 1]?.startsWith('%') ? [] : (amountOf(word) ?? [])))

/** The amount whose last word ends there, with its currency in front and its Cr or Dr on either side. */
function numberBefore(
  words: readonly string[],
  end: number,
): { amount: Amount | null; start: number } | null {
  const last = words[end - 1] ?? ''
  if (isEmptyMark(last)) return { amount: null, start: end - 1 }
  const after = sideOf(last) !== null && CR_OR_DR.test(last) ? 1 : 0
  const at = end - 1 - after
  const core = words[at] ?? ''
  if (!amountOf(core)) return null
  let start = at
  if (/^(?:₹|rs\.?|inr)$/i.test(words[start - 1] ?? '')) start -= 1
  if (after === 0 && CR_OR_DR.test(words[start - 1] ?? '') && !MODE.test(words[start - 2] ?? '')) start -= 1
  const amount = readAmount(words.slice(start, end).join(' '))
  return amount && { amount, start }
}

const CR_OR_DR = /^\(?(?:cr|dr)\.?\)?$/i
/** Behind these, Cr or Dr is that of the movement and in any case not a second one. */
const MODE = /^(?:neft|rtgs|imps|upi|ach|nach|ecs|trf|tfr|transfer)$/i

/** An amount with paise or groups of thousands: other numbers are references. */
function amountOf(word: string): Amount | null {
  return /\d[.,]\d{2}(?!\d)|\d,\d{3}(?!\d)|\d\/-$|\d\.\d{4}$/.test(word) ? readAmount(word) : null
}

function entryOf({ number, text, day, words: all }: Record): Entry | null {
  const { run, inner, words } = numbersOf(all)
  const said = words.join(' ')
  const unread = (reason: string): Entry => ({ type: 'unread', number, text, day, balance: null, reason })
  if (day === null) return unread('It shows no day.')
  if (isNoMovement(said)) return { type: 'still', number, text, day, balance: signed(run.at(-1) ?? null) }
  if (run.length === 0 && inner.length === 0)
    return /^(?:to|till|-)\b/i.test(said) ? null : unread('It shows no amount.')
  const found = amountAndBalance(run, inner, words)
  if (!found) return unread('It shows several amounts, and nothing tells which one moved.')
  const { amount, balance, ...more } = found
  if (amount.paise === 0) return { type: 'still', number, text, day, balance: signed(balance) }
  const movement: Movement = {
    type: 'movement',
    number,
    text,
    day,
    paise: amount.paise,
    side: amount.side ?? amount.sign,
    balance: signed(balance),
    ...more,
    ...(isSplitBySpaces(words, run) && { proof: 'itself' as const }),
  }
  return movement
}

/** `1 23 456.78`: the last group alone would be another amount. */
const isSplitBySpaces = (words: readonly string[], [first]: readonly (Amount | null)[]) =>
  /^\d{1,3}$/.test(words.at(-1) ?? '') && first != null && first.paise >= 10_000 && first.paise < 100_000

const signed = (amount: Amount | null) =>
  amount && ((amount.sign ?? amount.side) === -1 ? 0 - amount.paise : amount.paise)

type Found = Pick<Movement, 'hint' | 'proof'> & { amount: Amount; balance: Amount | null }

function amountAndBalance(
  run: readonly (Amount | null)[],
  inner: readonly Amount[],
  words: readonly string[],
): Found | null {
  const [first = null, second = null, third = null] = run
  const isZero = (amount: Amount | null) => amount === null || amount.paise === 0
  if (run.length === 3 && third && isZero(first) !== isZero(second)) return inColumn(first, second, third)
  if (run.length === 2 && (first === null || second === null)) return inColumn(first, second, null)
  if (run.length > 1) {
    const [amount = null, balance = null] = run.slice(-2)
    return amount && balance && { amount, balance, proof: run.length === 2 ? 'layout' : 'itself' }
  }
  const only = run[0] ?? null
  const before = inner.at(-1)
  if (!before) return only && { amount: only, balance: null }
  if (!only) return inner.length === 1 ? { amount: before, balance: null } : null
  if (/^bal(?:ance)?[.:]?$/i.test(words.at(-1) ?? ''))
    return inner.length === 1 ? { amount: before, balance: only } : null
  return { amount: before, balance: only, proof: 'itself' }
}

/** Of two columns for the two sides, one is empty. */
function inColumn(first: Amount | null, second: Amount | null, balance: Amount | null): Found | null {
  const isFirst = first !== null && first.paise > 0
  const amount = isFirst ? first : second
  const [same, opposite] = isFirst ? ['column 1', 'column 2'] : ['column 2', 'column 1']
  return amount && { amount, balance, hint: { same, opposite } }
}
