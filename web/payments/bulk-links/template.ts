import { neutralized } from '../csv/csv.ts'
import { columns, headings } from './columns.ts'
import type { PastedRow } from './pasted-rows.ts'

const names = columns.map((column) => headings[column])

/** The row of headings, to be pasted into a spreadsheet. */
export const copiedTemplate = names.join('\t')

/** The same as a file that spreadsheets open: UTF-8 with its mark. */
export const savedTemplate = `\uFEFF${names.join(',')}\r\n`

/** Rows as they can be pasted again, here or in a spreadsheet: what is left to correct. */
export const pastable = (rows: readonly Pick<PastedRow, 'texts'>[]) =>
  [names, ...rows.map(({ texts }) => columns.map((column) => neutralized(texts[column])))]
    .map((cells) => cells.map(quoted).join('\t'))
    .join('\n')

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
