import type { SplitRow } from '../../csv/split-rows.ts'
import { isEmptyMark, readAmount, sideOf } from './amount.ts'
import type { WrittenDay } from './day.ts'
import { dayOfCell, serialDay } from './day.ts'
import type { Heading } from './headings.ts'
import { headingOf } from './headings.ts'

/** Which column holds what, by index. */
export type Columns = {
  /** How many cells a row has. */
  width: number
  day: number
  in?: number | undefined
  out?: number | undefined
  /** Amounts of both sides. */
  amount?: number | undefined
  /** Two columns of which one holds the money that came in: which one is for the balance to tell. */
  either?: readonly [number, number]
  /** Says Cr or Dr of the amount, or of the balance. */
  side?: number | undefined
  balance?: number | undefined
  balanceSide?: number | undefined
}

/** The columns that a row names, if the rows below hold what it says; null if it is no heading. */
export function namedColumns(row: SplitRow, below: readonly SplitRow[]): Columns | null {
  if (row.cells.length < 3 || row.cells.some((cell) => VALUE.test(cell))) return null
  const headings = row.cells.map(headingOf)
  const of = (...wanted: Heading[]) =>
    headings.flatMap((each, at) => (each && wanted.includes(each) ? [at] : []))
  // One word alone could be that of a narration.
  if (of('in', 'out', 'amount', 'side').length === 0 || headings.filter(Boolean).length < 2) return null
  const width = trimmed(row.cells).length
  const rows = sample(below, ({ cells }) => cells.length >= width && trimmed(cells).length <= width)
  const day =
    [...of('day'), ...of('valueDay'), ...row.cells.keys()].find((at) =>
      rows.some(({ cells }) => (headings[at] ? dayAt(cells, at) : dayOfCell(cells[at] ?? '')) !== null),
    ) ??
    // Rows of another width are not read, but they are rows of this table.
    of('day').find((at) => below.some(({ cells }) => dayAt(cells, at) !== null))
  if (day === undefined) return null
  const { every, some } = content(rows.filter(({ cells }) => dayAt(cells, day) !== null))
  const money = (...wanted: Heading[]) =>
    of(...wanted).find((at) => every(at, isMoneyCell)) ??
    of(...wanted).find((at) => some(at, isAmount)) ??
    of(...wanted).find((at) => !some(at, isSide))
  const [income, out, balance] = [money('in'), money('out'), money('balance')]
  const amount = income === undefined && out === undefined ? money('amount', 'side') : undefined
  if (income === undefined && out === undefined && amount === undefined) return null
  const sides = [
    ...of('side', 'in', 'out').filter((at) => some(at, isSide)),
    ...of('kind').filter((at) => every(at, isSide)),
  ].sort((a, b) => a - b)
  return { width, day, in: income, out, amount, balance, ...sidesOf(sides, amount, balance) }
}

/** Behind a balance, Cr or Dr is said of the balance; if it is said once and there, it could be of either. */
function sidesOf(sides: readonly number[], amount: number | undefined, balance: number | undefined) {
  const behind = sides.find((at) => balance !== undefined && at > balance)
  const before = sides.find((at) => at !== behind)
  if (amount === undefined || before !== undefined) return { side: before, balanceSide: behind }
  return { side: balance !== undefined && amount < balance ? undefined : behind }
}

/** The columns of rows without a heading, by what stands in them; null if that is not clear. */
export function inferredColumns(rows: readonly SplitRow[]): Columns | null {
  const dated = sample(
    rows,
    ({ cells }) => cells.length > 2 && cells.some((cell) => dayOfCell(cell) !== null),
  )
  const width = mostFrequent(dated.map(({ cells }) => cells.length))
  if (width === undefined) return null
  const { every, some } = content(dated.filter(({ cells }) => cells.length === width))
  const indices = [...Array(width).keys()]
  const day = indices.find((at) => every(at, (cell) => dayOfCell(cell) !== null))
  if (day === undefined) return null
  const isMoney = (at: number) => every(at, isMoneyCell) && some(at, hasPaise)
  // An empty column in front of an amount may be that of the other side; elsewhere it is nothing.
  const money = indices.filter((at) => isMoney(at) || (every(at, isEmptyMark) && isMoney(at + 1)))
  const side = indices.find((at) => every(at, isSide))
  const [first, second, third, fourth] = money
  if (first === undefined || fourth !== undefined) return null
  if (third !== undefined && second !== undefined)
    return { width, day, either: [first, second], balance: third }
  if (second === undefined) return { width, day, amount: first, side }
  if (!every(first, isAmount) || !every(second, isAmount)) return { width, day, either: [first, second] }
  return {
    width,
    day,
    amount: first,
    balance: second,
    ...sidesOf(side === undefined ? [] : [side], first, second),
  }
}

export const dayAt = (cells: readonly string[], at: number): WrittenDay | null =>
  dayOfCell(cells[at] ?? '') ?? serialDay(cells[at] ?? '')

/** Without the empty cells at its end. */
export const trimmed = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

/** So many rows show what a column holds. */
const SAMPLE_ROWS = 300

function sample(rows: readonly SplitRow[], fits: (row: SplitRow) => boolean): SplitRow[] {
  const found: SplitRow[] = []
  for (const row of rows) {
    if (found.length === SAMPLE_ROWS) break
    if (fits(row)) found.push(row)
  }
  return found
}

const content = (rows: readonly SplitRow[]) => ({
  every: (at: number, is: (cell: string) => boolean) => rows.every(({ cells }) => is(cells[at] ?? '')),
  some: (at: number, is: (cell: string) => boolean) => rows.some(({ cells }) => is(cells[at] ?? '')),
})

/** A number, time or day: a row with one of these is no heading. */
const VALUE = /\p{Nd}[.,:/-]\p{Nd}|\p{Nd}{4}/u
const isAmount = (cell: string) => readAmount(cell) !== null
const isMoneyCell = (cell: string) => isEmptyMark(cell) || isAmount(cell)
const isSide = (cell: string) => sideOf(cell) !== null
const hasPaise = (cell: string) => /\d[.,]\d{1,2}(?!\d)/.test(cell) && isAmount(cell)

function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
