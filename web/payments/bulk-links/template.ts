import { toCell } from '../batch/cells.ts'
import { neutralized } from '../csv/csv.ts'
import { columns, headings } from './columns.ts'
import type { PastedLink } from './pasted-rows.ts'

const names = columns.map((column) => headings[column])

/** The heading row, to be pasted into a spreadsheet. */
export const copiedTemplate = names.join('\t')

/** The same as a file for spreadsheets: UTF-8 with a byte order mark. */
export const savedTemplate = `\uFEFF${names.join(',')}\r\n`

/** Rows that can be pasted again, here or in a spreadsheet: those left to correct. */
export const pastable = (rows: readonly Pick<PastedLink, 'texts'>[]) =>
  [names, ...rows.map(({ texts }) => columns.map((column) => neutralized(texts[column])))]
    .map((cells) => cells.map(toCell).join('\t'))
    .join('\n')
