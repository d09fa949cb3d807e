/** The columns that can be pasted, in the expected order. */
export const pastedColumns = ['transactionId', 'amount', 'reason'] as const

export type PastedColumn = (typeof pastedColumns)[number]

/** The customer is added once the payment is known. */
export const columns = [...pastedColumns, 'customer'] as const

export type Column = (typeof columns)[number]

/** Their headings in the template and on the screen. */
export const headings: Record<PastedColumn, string> = {
  transactionId: 'Transaction',
  amount: 'Amount in ₹',
  reason: 'Reason',
}

const names: Record<PastedColumn, string[]> = {
  transactionId: ['transaction', 'transactionid', 'payment', 'paymentid', 'id', 'txn', 'txnid'],
  amount: [
    'amount',
    'amountin',
    'amountinr',
    'amountininr',
    'amountrs',
    'amountinrs',
    'refund',
    'refundamount',
  ],
  reason: ['reason', 'refundreason', 'note', 'remarks'],
}

/** The columns named by the first row, in its order; null if it is not a heading row but the first refund. */
export function columnsNamedIn(cells: string[]): (PastedColumn | null)[] | null {
  const named = cells.map(
    (cell) => pastedColumns.find((column) => names[column].includes(word(cell))) ?? null,
  )
  if (!named.includes('transactionId')) return null
  return named.map((column, i) => (named.indexOf(column) === i ? column : null))
}

/** With its digits: `txn_1` is an id, not a heading. */
const word = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
