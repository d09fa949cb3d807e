import type { Separator, SplitRow } from '../../csv/split-rows.ts'
import { splitRows } from '../../csv/split-rows.ts'
import type { Side } from './amount.ts'
import type { Verdict } from './balance.ts'
import { prove } from './balance.ts'
import type { Columns } from './columns.ts'
import { inferredColumns, namedColumns } from './columns.ts'
import type { DayOrder } from './day.ts'
import { dayIn, dayOfCell, orderOf } from './day.ts'
import type { Entry, Movement, Unread } from './entry.ts'
import { lineEntries } from './line-entries.ts'
import { sidesOf } from './sides.ts'
import { tableEntries } from './table-entries.ts'

/** A movement of the account. `amount` in paise; money that leaves is negative. */
export type StatementLine = { number: number; text: string; day: string; amount: number }

export type UnreadLine = Pick<Unread, 'number' | 'text' | 'reason'>

export type Statement = {
  lines: StatementLine[]
  /** What may be movements, each with the reason why it was not read. */
  unread: UnreadLine[]
  /** How days such as 10/11/2026 were read, if there are any, and whether one of them proves it. */
  days: { order: DayOrder; isProven: boolean } | null
  /** The text as cells, if it is a table. */
  table: SplitTable | null
}

export type SplitTable = { separator: Separator; rows: SplitRow[] }

/** Which columns a person says hold what; without them, the statement tells. */
export type ChosenColumns = Pick<Columns, 'day' | 'in' | 'out'>

/**
 * Reads a bank statement: a table with headings in the words of Indian banks, one without headings whose columns tell
 * what they are, or lines of text. A line is read only if its side is known and nothing contradicts it.
 */
export function readStatement(text: string, chosen?: ChosenColumns): Statement {
  const steps = reading(text, chosen)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps between which the page can answer: ten thousand lines take a moment. */
export async function readInSteps(text: string, chosen?: ChosenColumns): Promise<Statement> {
  const steps = reading(text, chosen)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve))
    const step = steps.next()
    if (step.done) return step.value
  }
}

function* reading(text: string, chosen?: ChosenColumns): Generator<void, Statement> {
  const tables: SplitTable[] = []
  for (const separator of SEPARATORS) {
    const rows = splitRows(text, separator)
    if (rows.some(({ cells }) => cells.length > 2)) tables.push({ separator, rows })
    yield
  }
  const table = mostRegular(tables)
  if (chosen) return { ...finished(table ? chosenEntries(table, chosen) : []), table }
  for (const entriesOf of [namedEntries, inferredEntries]) {
    const fullest = tables
      .map((each) => ({ entries: entriesOf(each), table: each }))
      .filter(({ entries }) => entries.length > 0)
      .toSorted((a, b) => movementsIn(b.entries) - movementsIn(a.entries))[0]
    yield
    if (fullest) return { ...finished(fullest.entries), table: fullest.table }
  }
  const isTable = tables.some(({ rows }) => rows.some(hasDayOfItsOwn))
  return { ...finished(isTable ? [] : lineEntries(text)), table }
}

const SEPARATORS = ['\t', ';', '|', ','] as const

const hasDayOfItsOwn = ({ cells }: SplitRow) =>
  cells.length > 2 && cells.some((cell) => dayOfCell(cell) !== null)

const movementsIn = (entries: readonly Entry[]) => entries.filter(({ type }) => type === 'movement').length

/** The separator by which most lines have more than two cells, and the same number. */
function mostRegular(tables: readonly SplitTable[]): SplitTable | null {
  const regularity = ({ rows }: SplitTable) => {
    const counts = new Map<number, number>()
    for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    return Math.max(...[...counts].map(([width, count]) => (width > 2 ? count : 0)))
  }
  return tables.toSorted((a, b) => regularity(b) - regularity(a))[0] ?? null
}

/** Each heading begins a table, unless it repeats the one above it. */
function namedEntries({ rows }: SplitTable): Entry[] {
  const entries: Entry[] = []
  let part: { heading: SplitRow; columns: Columns; from: number } | null = null
  const close = (end: number) => {
    if (part) entries.push(...tableEntries(rows.slice(part.from, end), part.columns, part.heading))
  }
  rows.forEach((row, index) => {
    if (part && part.heading.cells.join() === row.cells.join()) return
    const columns = namedColumns(row, rows.slice(index + 1, index + 1 + ROWS_BELOW_HEADING))
    if (!columns) return
    close(index)
    part = { heading: row, columns, from: index + 1 }
  })
  close(rows.length)
  return entries
}

const ROWS_BELOW_HEADING = 400

function inferredEntries({ rows }: SplitTable): Entry[] {
  const columns = inferredColumns(rows)
  const first = rows.findIndex(hasDayOfItsOwn)
  return columns ? tableEntries(rows.slice(first), columns) : []
}

/** One column for both sides is one with signs. */
function chosenEntries({ rows }: SplitTable, { day, in: income, out }: ChosenColumns): Entry[] {
  const first = rows.findIndex(({ cells }) => dayOfCell(cells[day] ?? '') !== null)
  const width = rows[first]?.cells.length ?? 0
  const money = income === out ? { amount: income } : { in: income, out }
  return first === -1 ? [] : tableEntries(rows.slice(first), { width, day, ...money })
}

function finished(entries: readonly Entry[]): Omit<Statement, 'table'> {
  const written = entries.flatMap(({ day }) => day ?? [])
  const proven = orderOf(written)
  const order = proven ?? 'day-month'
  const days = entries.map(({ day }) => day && dayIn(day, order))
  const known = entries.map((entry, index): Entry => {
    if (entry.type !== 'movement' || days[index] !== null) return entry
    const reason =
      order === 'mixed' ? 'Its day and month could be either way round.' : 'Its day does not exist.'
    return { ...entry, type: 'unread', reason }
  })
  const verdicts = prove(known, days)
  const sides = sidesOf(known, verdicts)
  const hasProof = verdicts.some((verdict) => verdict === 1 || verdict === -1)
  const lines: StatementLine[] = []
  const unread: UnreadLine[] = []
  known.forEach((entry, index) => {
    const { number, text } = entry
    if (entry.type === 'still') return
    const [day, side, verdict] = [days[index], sides[index], verdicts[index]]
    const reason =
      entry.type === 'unread' ? entry.reason : whyNot(entry, verdict ?? null, side ?? null, hasProof)
    if (reason !== null || entry.type === 'unread' || !day || !side)
      unread.push({ number, text, reason: reason ?? NO_SIDE })
    else lines.push({ number, text, day, amount: side * entry.paise })
  })
  const isNumeric = written.some((each) => 'first' in each)
  return { lines, unread, days: isNumeric && order !== 'mixed' ? { order, isProven: proven !== null } : null }
}

const NO_SIDE = 'Nothing says whether it came in or went out.'

function whyNot({ proof }: Movement, verdict: Verdict, side: Side | null, hasProof: boolean): string | null {
  if (verdict === 'contradicted')
    return 'The balance does not change by this amount: it is wrong, or a line before it is missing.'
  if (verdict === null && (proof === 'itself' || (proof === 'layout' && !hasProof)))
    return 'It shows several amounts, and no balance proves which one moved.'
  return side === null ? NO_SIDE : null
}
