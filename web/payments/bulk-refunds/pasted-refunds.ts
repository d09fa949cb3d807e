import { bare, shortened, visible, withoutApostrophe } from '../batch/cell-text.ts'
import type { Separator } from '../batch/cells.ts'
import { cellsOf } from '../batch/cells.ts'
import { MAX_REFUNDS } from '../transactions/refund/bulk-draft.ts'
import { parseRupees } from '../values/rupees.ts'
import type { PastedColumn } from './columns.ts'
import { columnsNamedIn, pastedColumns } from './columns.ts'

/** More than 200 rows can contain; anything longer is ignored. */
export const MAX_CHARACTERS = 100_000

export type PastedRefund = {
  number: number
  texts: Record<PastedColumn, string>
  problems: Partial<Record<PastedColumn | 'row', string>>
  /** In paise. Null: whatever is left to refund. */
  amount: number | null
}

export type Pasted = { rows: PastedRefund[]; tooMany: boolean }

/**
 * Parses pasted spreadsheet rows of transaction ids, amounts and reasons: tab-separated, or CSV with commas or
 * semicolons. A heading row may come first and reorder the columns. Any text gives a result.
 */
export function readPastedRefunds(text: string): Pasted {
  if (text.length > MAX_CHARACTERS) return { rows: [], tooMany: true }
  const cells = cellsOf(text, separatorOf(text), MAX_REFUNDS + 2)
  const order = columnsNamedIn(cells[0] ?? [])
  const rows = order ? cells.slice(1) : cells
  if (rows.length > MAX_REFUNDS) return { rows: [], tooMany: true }
  return { rows: rows.map((row, i) => readRow(row, order ?? pastedColumns, i + 1)), tooMany: false }
}

function readRow(cells: string[], order: readonly (PastedColumn | null)[], number: number): PastedRefund {
  const texts = { transactionId: '', amount: '', reason: '' }
  const problems: PastedRefund['problems'] = {}
  for (const [i, cell] of cells.entries()) {
    const column = order[i]
    const text = withoutApostrophe(column === 'reason' ? visible(cell) : bare(cell))
    if (column) texts[column] = text
    else if (text && i >= order.length) problems.row = `has more columns than a refund: “${shortened(text)}”`
  }
  const amount = texts.amount === '' ? null : parseRupees(texts.amount)
  if (!texts.transactionId) problems.transactionId = 'Enter the id of the transaction.'
  if (texts.amount !== '' && amount === null)
    problems.amount = 'Enter an amount in rupees, such as 4,999 or 499.50, or none to refund the rest.'
  if (isCutAtComma(cells, order))
    problems.amount = 'This may be cut at its comma: write it in "quotation marks".'
  return { number, texts, problems, amount }
}

/** The separator that fits the rows: the first row is a heading row, or most second cells are amounts. */
function separatorOf(text: string): Separator {
  const separators = ['\t', ';', ','] as const
  const scores = separators.map((separator) => {
    const rows = cellsOf(text, separator, 20)
    if ((rows[0]?.length ?? 0) > 1 && columnsNamedIn(rows[0] ?? [])) return 100
    const amounts = rows.filter((row) => parseRupees(bare(row[1] ?? '')) !== null)
    return amounts.length + (rows.some((row) => row.length > 1) ? 0.5 : 0)
  })
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

/** Unquoted, `txn_1,4,999` would refund ₹4. */
function isCutAtComma(cells: string[], order: readonly (PastedColumn | null)[]): boolean {
  const at = order.indexOf('amount')
  if (at === -1) return false
  return /^\D?\d{1,3}$/.test(bare(cells[at] ?? '')) && /^\d{2,3}(\.\d{1,2})?$/.test(bare(cells[at + 1] ?? ''))
}
