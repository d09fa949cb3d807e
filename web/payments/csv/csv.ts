import { formatTime } from '../values/ist.ts'
import { decimalRupees } from '../values/rupees.ts'

export type Cell = string | number | { paise: number } | undefined
export type Columns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[]

/**
 * A table as accountants open it: UTF-8 with its mark, CRLF, quotes as RFC 4180 has them. Amounts are rupees with both
 * decimals and no sign of currency, so that every program reads a number.
 */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, cell]) => text(cell(row)))),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

/** A moment for a column that states IST in its name. */
export const istTime = (moment: string | undefined) => moment && formatTime(moment).replace(/ IST$/, '')

function text(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'object' ? decimalRupees(cell.paise) : neutralized(cell)
}

/**
 * What customers typed could be read as a formula by the program that opens the file: an apostrophe makes it a text.
 * A phone number, a sign and digits, calculates nothing and stays as it is.
 */
export const neutralized = (typed: string) =>
  /^'*\s*[=+\-@\t\r]/.test(typed) && !/^\+\d+$/.test(typed) ? `'${typed}` : typed

// Also the separators of other countries: where a program splits at them, the rest of a cell could be a formula.
const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
