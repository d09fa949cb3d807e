import { addDays, dayOf } from '../../format/ist.ts'
import { decimalRupees } from '../../format/rupees.ts'
import type { Settlement } from '../../records/settlements.ts'

/** A row of the file that contains the UTR of a payout. */
type FoundLine = { number: number; text: string; hasAmount: boolean }

export type Payout = { settlement: Settlement; lines: FoundLine[] }

/** The settlements due on one of the last `days`, with the lines of a text that contain the UTR of each. */
export function findPayouts(
  text: string,
  settlements: readonly Settlement[],
  days: number,
  now = Date.now(),
) {
  const from = addDays(dayOf(now), -days)
  const file = indexed(text)
  const payouts = settlements
    // Before it is processed, a settlement has no UTR yet.
    .filter(({ dueOn, utr, status }) => dueOn > from && (utr || /^(processed|failed)$/.test(status)))
    .map((settlement): Payout => ({ settlement, lines: linesOf(settlement, file) }))
  const sent = payouts.filter(({ settlement: { status } }) => status !== 'failed')
  const found = sent.filter(({ lines }) => lines.length > 0)
  return {
    differing: found.filter(({ lines }) => lines.some(({ hasAmount }) => !hasAmount)),
    missing: sent.filter(({ lines, settlement: { utr } }) => utr && lines.length === 0),
    withoutUtr: sent.filter(({ settlement: { utr } }) => !utr),
    found: found.filter(({ lines }) => lines.every(({ hasAmount }) => hasAmount)),
    failed: payouts.filter(({ settlement: { status } }) => status === 'failed'),
  }
}

type FileIndex = { written: string; text: string; starts: number[]; compact: string }

/**
 * `text` is the text in western digits, at the same positions. `starts`: where each row begins; a quoted cell
 * may go on over several lines.
 */
function indexed(file: string): FileIndex {
  const written = file.replaceAll(/\r\n?/g, '\n')
  const text = written.replaceAll(/[\u0660-\uffff]/g, (sign) =>
    DIGIT.test(sign) ? westernDigit(sign) : sign,
  )
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (!isInsideQuotes(text.slice(starts.at(-1), at))) starts.push(at + 1)
  }
  return { written, text, starts, compact: text.replaceAll(SEPARATORS, '').toUpperCase() }
}

/** The maximum length of a cell: in a longer one a quotation mark was never closed. */
const MAX_QUOTED = 2000
const isInsideQuotes = (row: string) =>
  row.length < MAX_QUOTED && (row.match(/"/g)?.length ?? 0) % 2 === 1 && /(^|[\t,;|])"[^"]*$/.test(row)

const SEPARATORS = /[\s.-]+/g

const DIGIT = /^\p{Nd}$/u

/** Of any script: their values lie in runs of ten, each of which begins with zero. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

function linesOf({ utr = '', net }: Settlement, { written, text, starts, compact }: FileIndex): FoundLine[] {
  const letters = [...utr.toUpperCase().replace(/^0+/, '')]
  // Searches the whole file only for a UTR that is in it.
  if (letters.length === 0 || !compact.includes(letters.join(''))) return []
  const pattern = new RegExp(
    `${/^\d/.test(letters[0] ?? '') ? '(?<!\\d)0*' : ''}${letters.join('[\\s.-]*')}(?!\\d)`,
    'gi',
  )
  const rows = new Map<number, FoundLine>()
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const [first, last] = [rowAt(starts, index), rowAt(starts, index + match.length - 1)]
    const range = [starts[first], starts[last + 1]] as const
    rows.set(first, {
      number: text.slice(0, starts[first]).split('\n').length,
      text: written
        .slice(...range)
        .replaceAll(/\s+/g, ' ')
        .trim(),
      hasAmount: amountIn(text.slice(...range).replaceAll(match, ' '), net),
    })
  }
  return [...rows.values()]
}

/** The last row that begins at or before a position. */
function rowAt(starts: number[], position: number): number {
  const next = starts.findIndex((start) => start > position)
  return next < 0 ? starts.length - 1 : next - 1
}

/** Whether a row contains an amount in paise: plain, or in Indian or Western groups, with any number of trailing zeros. */
function amountIn(row: string, paise: number): boolean {
  const [rupees, hundredths] = decimalRupees(Math.abs(paise)).split('.')
  return [...row.matchAll(NUMBER)].some(
    ([, whole = '', fraction = '']) =>
      whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') === rupees &&
      fraction.replace(/0+$/, '') === hundredths?.replace(/0+$/, ''),
  )
}

const NUMBER = /(?<!\d)(\d{1,3}(?:[,\u00a0\u202f]\d{2,3})*[,\u00a0\u202f]\d{3}(?!\d)|\d+)(?:\.(\d+))?/g
