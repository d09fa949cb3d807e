import { neutralized } from '../csv/csv.ts'
import { joinRows } from '../csv/split-rows.ts'
import { parseRupees } from '../format/rupees.ts'
import type { Spreadsheet } from './spreadsheet.ts'

const headingsOf = <Column extends string>({ columns, headings }: Spreadsheet<Column>) =>
  columns.map((column) => headings[column])

/** The heading row, to be pasted into a spreadsheet. */
export const copiedTemplate = <Column extends string>(sheet: Spreadsheet<Column>) =>
  headingsOf(sheet).join('\t')

/** The same as a file for spreadsheets: UTF-8 with a byte order mark. */
export const savedTemplate = <Column extends string>(sheet: Spreadsheet<Column>) =>
  `\uFEFF${headingsOf(sheet).join(',')}\r\n`

/** Rows that can be pasted again, here or in a spreadsheet: those left to correct. */
export const pastable = <Column extends string>(
  sheet: Spreadsheet<Column>,
  rows: readonly { texts: Record<Column, string> }[],
) =>
  joinRows([
    headingsOf(sheet),
    ...rows.map(({ texts }) => sheet.columns.map((column) => cellOf(column, texts[column]))),
  ])

/** An amount is to be a number in a spreadsheet; everything else stays as it is written. */
const cellOf = (column: string, text: string) =>
  column === 'amount' && parseRupees(text) !== null ? text : neutralized(text)
