import type { PastedRow, Problems } from '../batch/batch-row.ts'
import { bare, shortened, visible, withoutApostrophe } from '../batch/cell-text.ts'
import type { Separator } from '../batch/cells.ts'
import { cellsOf } from '../batch/cells.ts'
import { noTexts, readLink, textsOf } from '../payment-links/form/payment-link-form.ts'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'
import { parseRupees } from '../values/rupees.ts'
import { writtenDay } from '../values/written-day.ts'
import type { Column } from './columns.ts'
import { columns, columnsNamedIn } from './columns.ts'

export const MAX_ROWS = 200
/** More than 200 rows can contain; anything longer is ignored. */
export const MAX_CHARACTERS = 200_000

export type PastedLink = PastedRow<Column, NewPaymentLink>

export type Pasted = { rows: PastedLink[]; tooMany: boolean }

/**
 * Parses pasted spreadsheet rows: tab-separated, or CSV with commas or semicolons. A heading row may come first and
 * reorder the columns. Only values that cannot be put into a request are problems here; the rules are the server's.
 * Any text gives a result.
 */
export function readPasted(text: string): Pasted {
  if (text.length > MAX_CHARACTERS) return { rows: [], tooMany: true }
  const cells = cellsOf(text, separatorOf(text), MAX_ROWS + 2)
  const order = columnsNamedIn(cells[0] ?? [])
  const rows = order ? cells.slice(1) : cells
  if (rows.length > MAX_ROWS) return { rows: [], tooMany: true }
  return { rows: rows.map((row, i) => readRow(row, order ?? columns, i + 1)), tooMany: false }
}

function readRow(cells: string[], order: readonly (Column | null)[], number: number): PastedLink {
  const texts: Record<Column, string> = { ...textsOf(), expiresOn: '' }
  const problems: Problems<Column> = {}
  for (const [i, cell] of cells.entries()) {
    const column = order[i]
    const text = withoutApostrophe(column === 'title' ? visible(cell) : bare(cell))
    if (column) texts[column] = text
    else if (text) problems.row = `has more columns than a payment link: “${shortened(text)}”`
  }

  const day = texts.expiresOn ? writtenDay(texts.expiresOn) : ''
  if (day === null) problems.expiresOn = 'Enter a day, such as 5 Dec 2026 or 05/12/2026.'
  if (isCutAtComma(cells, order)) problems.amount = 'may be cut at its comma: write it in "quotation marks".'
  const read = readLink({
    ...noTexts,
    ...texts,
    customerPhone: phone(texts.customerPhone),
    expiresOn: day ?? '',
  })
  if ('unreadable' in read) problems.amount = read.unreadable.get('amount') ?? ''
  const isReadable = 'link' in read && Object.keys(problems).length === 0
  return { number, texts, problems, body: isReadable ? read.link : null }
}

/** The separator that fits the rows: most second cells are amounts, or the first row is a heading row. */
function separatorOf(text: string): Separator {
  const looks = ['\t', ';', ','] as const
  const scores = looks.map((separator) => {
    const rows = cellsOf(text, separator, 20)
    if (columnsNamedIn(rows[0] ?? [])) return 100
    const amounts = rows.filter((row) => parseRupees(bare(row[1] ?? '')) !== null)
    return amounts.length + (rows.some((row) => row.length > 1) ? 0.5 : 0)
  })
  return looks[scores.indexOf(Math.max(...scores))] ?? ','
}

/** Unquoted, `Saree,4,999` would request ₹4 from a customer named 999. */
function isCutAtComma(cells: string[], order: readonly (Column | null)[]): boolean {
  const at = order.indexOf('amount')
  return /^\D?\d{1,3}$/.test(bare(cells[at] ?? '')) && /^\d{2,3}(\.\d{1,2})?$/.test(bare(cells[at + 1] ?? ''))
}

/** Spreadsheets drop the plus, and people omit the country code: a ten-digit mobile number is Indian. */
function phone(text: string): string {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^'/, '')
  return /^(91|0)?[6-9]\d{9}$/.test(digits) ? `+91${digits.slice(-10)}` : digits
}
