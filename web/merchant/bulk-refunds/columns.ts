import type { Spreadsheet } from '../batch/spreadsheet.ts'
import { amountNames } from '../batch/spreadsheet.ts'
import { MAX_REFUNDS } from '../transactions/refund/bulk-draft.ts'

export type PastedColumn = 'transactionId' | 'amount' | 'reason'

/** The customer is added once the payment is known. */
export type Column = PastedColumn | 'customer'

export const refundSheet: Spreadsheet<PastedColumn> = {
  what: 'a refund',
  columns: ['transactionId', 'amount', 'reason'],
  headings: { transactionId: 'Transaction', amount: 'Amount in ₹', reason: 'Reason' },
  names: {
    transactionId: ['transaction', 'transactionid', 'payment', 'paymentid', 'id', 'txn', 'txnid'],
    amount: [...amountNames, 'refund', 'refundamount'],
    reason: ['reason', 'refundreason', 'note', 'remarks'],
  },
  required: ['transactionId'],
  freeText: ['reason'],
  // An export of transactions can be pasted as it is.
  mayHaveOthers: true,
  maxRows: MAX_REFUNDS,
}
