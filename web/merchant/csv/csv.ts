import { formatMinute } from '../format/ist.ts'
import { decimalRupees } from '../format/rupees.ts'

type Cell = string | number | { paise: number } | undefined
export type Columns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[]

/**
 * A table for accountants: UTF-8 with a byte order mark, CRLF, quoted as in RFC 4180. Amounts are rupees with two
 * decimals and no currency sign, so that every program reads a number. Days are as in ISO 8601, which every spreadsheet
 * reads as a day in every language.
 */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, cell]) => text(cell(row)))),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

/** A time for a column that has IST in its name. */
export const istTime = (moment: string | undefined) => moment && formatMinute(moment)

function text(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'object' ? decimalRupees(cell.paise) : neutralized(cell)
}

/**
 * An apostrophe keeps text that a spreadsheet would change: user input that it would read as a formula, and digits
 * that it would read as a number, so that the plus of a phone and the zeros of an RRN are lost.
 */
const neutralized = (typed: string) => (CHANGES.test(typed) ? `'${typed}` : typed)

/** Reverses `neutralized`, in a row that is pasted. */
export const withoutApostrophe = (cell: string) =>
  CHANGES.test(cell.slice(1)) ? cell.replace(/^'/, '') : cell

// Spreadsheets read full-width signs as plain ones, and skip characters that have no width.
const CHANGES = /^'*[\s\p{Cf}]*(?:[=+\-@\t\r＝＋－＠]|\d[\d.,]*(?:e[+-]?\d+)?\s*$)/iu

// Also the separators of other countries: where a program splits at them, the rest of a cell could be a formula.
const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
