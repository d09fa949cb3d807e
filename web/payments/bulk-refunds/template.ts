import { toCell } from '../batch/cells.ts'
import { neutralized } from '../csv/csv.ts'
import type { PastedColumn } from './columns.ts'
import { headings, pastedColumns } from './columns.ts'

const names = pastedColumns.map((column) => headings[column])

/** The heading row, to be pasted into a spreadsheet. */
export const copiedTemplate = names.join('\t')

/** The same as a file for spreadsheets: UTF-8 with a byte order mark. */
export const savedTemplate = `\uFEFF${names.join(',')}\r\n`

/** Rows that can be pasted again, here or in a spreadsheet: those left to correct. */
export const pastable = (rows: readonly { texts: Record<PastedColumn, string> }[]) =>
  [names, ...rows.map(({ texts }) => pastedColumns.map((column) => neutralized(texts[column])))]
    .map((cells) => cells.map(toCell).join('\t'))
    .join('\n')
