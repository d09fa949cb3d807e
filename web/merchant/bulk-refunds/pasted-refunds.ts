import type { SheetRow } from '../batch/spreadsheet.ts'
import { readSpreadsheet } from '../batch/spreadsheet.ts'
import { amountProblem, parseRupees } from '../format/rupees.ts'
import type { PastedColumn } from './columns.ts'
import { refundSheet } from './columns.ts'

export type PastedRefund = SheetRow<PastedColumn> & {
  /** In paise. Null: whatever is left to refund. */
  amount: number | null
}

export function readPastedRefunds(text: string): { rows: PastedRefund[]; tooMany: boolean } {
  const { rows, tooMany } = readSpreadsheet(refundSheet, text)
  return { rows: rows.map(toRefund), tooMany }
}

function toRefund({ number, texts, problems: found }: SheetRow<PastedColumn>): PastedRefund {
  const amount = texts.amount === '' ? null : parseRupees(texts.amount)
  const problems = { ...found }
  if (!texts.transactionId) problems.transactionId = 'Enter the id of the transaction.'
  if (texts.amount !== '' && amount === null)
    problems.amount = `${amountProblem(texts.amount)} Leave it empty to refund the rest.`
  return { number, texts, problems, amount }
}
