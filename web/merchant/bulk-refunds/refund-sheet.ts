import { amountProblem, parseRupees } from '../format/rupees.ts'
import type { SheetRow, Spreadsheet } from '../outbox/spreadsheet.ts'
import { amountNames, readSpreadsheet } from '../outbox/spreadsheet.ts'
import { MAX_REFUNDS } from '../transactions/refund/bulk-draft.ts'

type PastedColumn = 'transactionId' | 'amount' | 'reason'

/** The customer and what can still be refunded are added once the payment is known. */
export type Column = PastedColumn | 'customer' | 'remaining'

export const refundSheet: Spreadsheet<PastedColumn> = {
  what: 'a refund',
  columns: ['transactionId', 'amount', 'reason'],
  headings: { transactionId: 'Transaction', amount: 'Amount in ₹', reason: 'Reason' },
  names: {
    transactionId: [
      ...['transaction', 'transactionid', 'payment', 'paymentid', 'id', 'txn', 'txnid'],
      ...['rrn', 'upiref', 'upirefno', 'upireference', 'upitransactionid', 'bankreference'],
      ...['reference', 'ref', 'refno', 'order', 'orderid', 'orderno', 'ordernumber', 'orderreference'],
    ],
    amount: [...amountNames, 'refund', 'refundamount', 'refundinr'],
    reason: ['reason', 'refundreason', 'note', 'remarks'],
  },
  required: ['transactionId'],
  freeText: ['reason'],
  // An export of transactions can be pasted as it is.
  mayHaveOthers: true,
  maxRows: MAX_REFUNDS,
}

export type PastedRefund = SheetRow<PastedColumn> & {
  /** In paise. Null: whatever can still be refunded. */
  amount: number | null
}

export function readPastedRefunds(text: string): { rows: PastedRefund[]; tooMany: boolean } {
  const { rows, tooMany } = readSpreadsheet(refundSheet, text)
  return { rows: rows.map(toRefund), tooMany }
}

function toRefund({ number, texts, problems: found }: SheetRow<PastedColumn>): PastedRefund {
  const amount = texts.amount === '' ? null : parseRupees(texts.amount)
  const problems = { ...found }
  if (!texts.transactionId)
    problems.transactionId = 'Enter the id, the RRN or the order reference of the payment.'
  if (texts.amount !== '' && amount === null)
    problems.amount = `${amountProblem(texts.amount)} Leave it empty to refund the rest.`
  return { number, texts, problems, amount }
}
