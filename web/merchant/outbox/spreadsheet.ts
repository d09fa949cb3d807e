import { withoutApostrophe } from '../csv/csv.ts'
import type { Separator } from '../csv/split-rows.ts'
import { splitRows } from '../csv/split-rows.ts'
import { parseRupees, withDecimalComma } from '../format/rupees.ts'
import type { Problems } from './batch-rows.ts'

/** The columns that are pasted into a batch from a spreadsheet, `amount` among them. */
export type Spreadsheet<Column extends string> = {
  /** What a row is: `a refund`. */
  what: string
  /** In the expected order. */
  columns: readonly Column[]
  headings: Record<Column, string>
  /** What else a heading row may call them, in lower-case letters and digits. */
  names: Record<Column, string[]>
  /** A first row that names all of these is the heading row. */
  required: readonly Column[]
  /** The columns in which joiners and direction marks are kept: names of Indian scripts need them. */
  freeText: readonly Column[]
  /** Whether a heading row may name further columns, which are not used. */
  mayHaveOthers: boolean
  maxRows: number
}

/** More than the rows can contain; anything longer is not parsed. */
export const MAX_CHARACTERS = 200_000

/** What a heading row may call the amount of a row. */
export const amountNames = ['amount', 'amountin', 'amountinr', 'amountininr', 'amountrs', 'amountinrs']

export type SheetRow<Column extends string> = {
  number: number
  texts: Record<Column, string>
  problems: Problems<Column>
}

/**
 * The cells of pasted rows, separated by tabs, or CSV with commas or semicolons. A heading row may come first and
 * reorder the columns. Any text gives a result.
 */
export function readSpreadsheet<Column extends string>(
  sheet: Spreadsheet<Column>,
  text: string,
): { rows: SheetRow<Column>[]; tooMany: boolean } {
  const tooMany = { rows: [], tooMany: true }
  if (text.length > MAX_CHARACTERS) return tooMany
  const separator = separatorOf(sheet, text)
  const cells = filledRows(text, separator)
  const order = columnsNamedIn(sheet, cells[0] ?? [])
  const rows = order ? cells.slice(1) : cells
  if (rows.length > sheet.maxRows) return tooMany
  const layout = { order: order ?? sheet.columns, separator }
  return { rows: rows.map((row, i) => readRow(sheet, row, layout, i + 1)), tooMany: false }
}

const filledRows = (text: string, separator: Separator) =>
  splitRows(text, separator).filter((row) => row.some((cell) => cell.trim() !== ''))

type Order<Column> = readonly (Column | null)[]
type Layout<Column> = { order: Order<Column>; separator: Separator }

function readRow<Column extends string>(
  sheet: Spreadsheet<Column>,
  cells: string[],
  { order, separator }: Layout<Column>,
  number: number,
): SheetRow<Column> {
  const texts = Object.fromEntries(sheet.columns.map((column) => [column, ''])) as Record<Column, string>
  const problems: Problems<string> = {}
  for (const [i, cell] of cells.entries()) {
    const column = order[i]
    const text = withoutApostrophe(
      column && sheet.freeText.includes(column) ? withoutInvisible(cell) : withoutMarks(cell),
    )
    const isUnused = sheet.mayHaveOthers && i < order.length
    if (column) texts[column] = text
    else if (text && !isUnused) problems.row = `has more columns than ${sheet.what}: “${shortened(text)}”`
  }
  if (separator === ',' && isCutAtComma(cells, order))
    problems.amount = 'may be cut at its comma: write it in "quotation marks".'
  return { number, texts, problems }
}

/** Unquoted, `Saree,4,999` would request ₹4 from a customer named 999, and `Saree,1499,5` ₹1,499 from one named 5. */
function isCutAtComma(cells: string[], order: Order<string>): boolean {
  const at = order.indexOf('amount')
  if (at === -1) return false
  const [amount, next] = [withoutMarks(cells[at] ?? ''), withoutMarks(cells[at + 1] ?? '')]
  return /^\D?\d{1,3}$/.test(amount)
    ? /^\d{1,3}(\.\d{1,2})?$/.test(next)
    : /^\D?\d+$/.test(amount) && /^\d{1,2}$/.test(next)
}

/** The separator that fits the rows: the first row is a heading row, or most second cells are amounts. */
function separatorOf<Column extends string>(sheet: Spreadsheet<Column>, text: string): Separator {
  const separators = ['\t', ';', ','] as const
  const scores = separators.map((separator) => {
    const rows = filledRows(text, separator).slice(0, 20)
    const [firstRow = []] = rows
    if (firstRow.length > 1 && columnsNamedIn(sheet, firstRow)) return 100
    const amounts = rows.filter((row) => isAmount(withoutMarks(row[1] ?? '')))
    return amounts.length + (rows.some((row) => row.length > 1) ? 0.5 : 0)
  })
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

/** Splitting an amount at its decimal comma would give two cells, and the second would look like an amount. */
const isAmount = (text: string) => parseRupees(text) !== null || withDecimalComma(text) !== null

/** The columns named by the first row, in its order; null if it is not a heading row but the first of the rows. */
function columnsNamedIn<Column extends string>(sheet: Spreadsheet<Column>, cells: string[]) {
  const named = cells.map(
    (cell) => sheet.columns.find((column) => sheet.names[column].includes(word(cell))) ?? null,
  )
  if (!sheet.required.every((column) => named.includes(column))) return null
  return named.map((column, i) => (named.indexOf(column) === i ? column : null))
}

/** With its digits: `txn_1` is an id, not a heading. */
const word = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Removes invisible characters. Joiners are kept, since Indian scripts and emoji need them. */
const withoutInvisible = (text: string) =>
  text
    .replaceAll(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('\u00A0', ' ')
    .trim()

/** Also removes joiners and direction marks, which amounts and addresses copied from chats contain. */
const withoutMarks = (text: string) =>
  withoutInvisible(text.replaceAll(/[\u200C-\u200F\u202A-\u202E\u2066-\u2069]/g, ''))

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
