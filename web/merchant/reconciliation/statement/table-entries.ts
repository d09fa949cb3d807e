import type { SplitRow } from '../../csv/split-rows.ts'
import type { Side } from './amount.ts'
import { isEmptyMark, readAmount, sideOf } from './amount.ts'
import type { Columns } from './columns.ts'
import { dayAt, trimmed } from './columns.ts'
import type { WrittenDay } from './day.ts'
import { dayOfCell } from './day.ts'
import type { Entry } from './entry.ts'
import { isNoMovement, mentionsNoMovement } from './entry.ts'
import { plainText } from './plain-text.ts'

/** Reads the rows of a table. `heading` is left out wherever it is repeated. */
export function tableEntries(rows: readonly SplitRow[], columns: Columns, heading?: SplitRow): Entry[] {
  const style = styleOf(rows, columns)
  const entries: Entry[] = []
  let hasEnded = false
  for (const row of rows) {
    const text = joined(row.cells)
    if (!/[\p{L}\p{N}]/u.test(text) || text === (heading && joined(heading.cells))) continue
    const day = dayAt(row.cells, columns.day)
    if (day !== null) {
      entries.push(entryOf(row, day, columns, style))
      hasEnded = false
    } else if (mentionsNoMovement(text)) {
      hasEnded = true
      if (isBalanceCarried(text) && !hasOtherWidth(row.cells, columns))
        entries.push({ type: 'still', number: row.line, text, day, balance: balanceOf(row.cells, columns) })
    } else if (!hasEnded) addUndated(entries, row, columns)
  }
  return entries
}

const isBalanceCarried = (text: string) => isNoMovement(text) && !/total|कुल/i.test(text)

const joined = (cells: readonly string[]) => plainText(cells.filter((cell) => cell.trim() !== '').join(' '))

/** What else a row without a day can be: more words for the movement above it, or a movement that cannot be read. */
function addUndated(entries: Entry[], { line, cells }: SplitRow, columns: Columns) {
  const unread = (reason: string): Entry => ({
    type: 'unread',
    number: line,
    text: joined(cells),
    day: null,
    balance: null,
    reason,
  })
  if (hasOtherWidth(cells, columns)) {
    if (cells.some((cell) => dayOfCell(cell) !== null)) entries.push(unread(widthReason(cells, columns)))
    return
  }
  const money = [columns.in, columns.out, columns.amount, ...(columns.either ?? [])]
  const isEmpty = money.every((at) => at === undefined || isEmptyMark(cells[at] ?? ''))
  const above = entries.at(-1)
  if (isEmpty && isEmptyMark(cells[columns.day] ?? '') && above) above.text = `${above.text} ${joined(cells)}`
  else if (!isEmpty) entries.push(unread('It shows no day.'))
}

const hasOtherWidth = (cells: readonly string[], { width }: Columns) =>
  cells.length < width || trimmed(cells).length > width

function widthReason(cells: readonly string[], { width }: Columns): string {
  const has = cells.length < width ? cells.length : trimmed(cells).length
  return `It has ${has} ${has === 1 ? 'cell' : 'cells'} where other lines have ${width}.`
}

function entryOf(row: SplitRow, day: WrittenDay, columns: Columns, style: Style): Entry {
  const { cells, line: number } = row
  if (hasOtherWidth(cells, columns))
    return {
      type: 'unread',
      number,
      text: joined(cells),
      day,
      balance: null,
      reason: widthReason(cells, columns),
    }
  const balance = balanceOf(cells, columns)
  const moved =
    columns.amount === undefined ? inColumns(cells, columns, style) : inOneColumn(cells, columns, style)
  const said = saidIn(cells, columns)
  if (typeof moved === 'string') {
    if (moved === NO_AMOUNT && isNoMovement(said)) return { type: 'still', number, text: said, day, balance }
    return { type: 'unread', number, text: joined(cells), day, balance, reason: moved }
  }
  // An opening balance is sometimes printed as if it had been paid in.
  const isBalance = isNoMovement(said) && (balance === null || Math.abs(balance) === moved.paise)
  if (moved.paise === 0 || isBalance) return { type: 'still', number, text: said, day, balance }
  return { type: 'movement', number, text: said, day, balance, ...moved }
}

const NO_AMOUNT = 'It shows no amount.'

/** The words of a row: all but its day and its amounts. */
function saidIn(cells: readonly string[], columns: Columns): string {
  const { day, in: income, out, amount, either = [], side, balance, balanceSide } = columns
  const others = [day, income, out, amount, ...either, side, balance, balanceSide]
  return joined(
    cells.filter((cell, at) => !others.includes(at) && dayOfCell(cell) === null && !isEmptyMark(cell)),
  )
}

function balanceOf(cells: readonly string[], { balance, balanceSide }: Columns): number | null {
  const read = balance === undefined ? null : readAmount(cells[balance] ?? '')
  if (!read) return null
  const side = read.sign ?? read.side ?? (balanceSide === undefined ? null : sideOf(cells[balanceSide] ?? ''))
  return side === -1 ? 0 - read.paise : read.paise
}

type Moved = { paise: number; side: Side | null; hint?: { same: string; opposite?: string } }

/** What the signs of a whole column mean. */
type Style = {
  /** In a column for both sides: some amounts have a minus, and none a plus, so that the others came in. */
  isSigned: boolean
  /** In a column for one side: every amount has a minus, so that it means nothing. */
  allNegative: ReadonlySet<number>
}

function styleOf(rows: readonly SplitRow[], columns: Columns): Style {
  const amountsAt = (at: number) =>
    rows.flatMap(({ cells }) => {
      const cell = cells[at] ?? ''
      const read = isEmptyMark(cell) || dayAt(cells, columns.day) === null ? null : readAmount(cell)
      return read && read.paise > 0 ? [read] : []
    })
  const signs = columns.amount === undefined ? [] : amountsAt(columns.amount).map(({ sign }) => sign)
  const isNegative = (at: number) =>
    rows.some(({ cells }) => /\d/.test(cells[at] ?? '') && MINUS.test(cells[at] ?? '')) &&
    amountsAt(at).every(({ sign }) => sign === -1)
  const sided = [columns.in, columns.out].filter((at) => at !== undefined)
  return {
    isSigned: signs.includes(-1) && !signs.includes(1),
    allNegative: new Set(sided.filter(isNegative)),
  }
}

/** Any minus or bracket, before the text is simplified. */
const MINUS = /[-(\u2010-\u2015\u2212\uff0d]/

function inColumns(cells: readonly string[], columns: Columns, style: Style): Moved | string {
  const { in: income, out, either } = columns
  const [first, second] = either ?? [income, out]
  const filled = [first, second].flatMap((at) =>
    at === undefined || isEmptyMark(cells[at] ?? '') ? [] : [at],
  )
  const read = filled.map((at) => ({ at, amount: readAmount(cells[at] ?? '') }))
  const wrong = read.find(({ amount }) => amount === null)
  if (wrong) return `“${plainText(cells[wrong.at] ?? '')}” is no amount.`
  const moved = read.flatMap(({ at, amount }) => (amount && amount.paise > 0 ? [{ at, amount }] : []))
  const [only, other] = moved
  if (other) return 'Both of its columns are filled: it may have come in or gone out.'
  if (!only) return read.length > 0 ? { paise: 0, side: null } : NO_AMOUNT
  const { at, amount } = only
  const hint = { same: `column ${at}`, opposite: `column ${at === first ? second : first}` }
  if (either) return { paise: amount.paise, side: amount.side ?? amount.sign, hint }
  if (amount.sign === -1 && style.allNegative.has(at)) return { paise: amount.paise, side: amount.side, hint }
  const side = amount.side ?? (at === income ? 1 : -1)
  // A negative withdrawal is money that came back.
  return { paise: amount.paise, side: amount.sign === -1 ? flipped(side) : side }
}

const flipped = (side: Side): Side => (side === 1 ? -1 : 1)

function inOneColumn(cells: readonly string[], columns: Columns, style: Style): Moved | string {
  const { amount: at = -1, side: sideAt } = columns
  const cell = cells[at] ?? ''
  if (isEmptyMark(cell)) return NO_AMOUNT
  const amount = readAmount(cell)
  if (!amount) return `“${plainText(cell)}” is no amount.`
  const word = sideAt === undefined ? '' : plainText(cells[sideAt] ?? '')
  const said = [sideOf(word), amount.side, amount.sign ?? (style.isSigned && !word ? 1 : null)].filter(
    (side) => side !== null,
  )
  if (new Set(said).size > 1) return 'Its sign and its Cr or Dr contradict each other.'
  return { paise: amount.paise, side: said[0] ?? null, ...(word && { hint: { same: `side ${word}` } }) }
}
