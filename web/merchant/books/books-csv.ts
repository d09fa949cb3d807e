import { gstPercent } from '../../api/rule-numbers.ts'
import type { Columns } from '../csv/csv.ts'
import { csvOf } from '../csv/csv.ts'
import { methodName } from '../format/method-names.ts'
import { labelOf } from '../format/status.tsx'
import { isReturned, netOf } from '../records/settlements.ts'
import { settlementList } from '../settlements/settlement-list.tsx'
import type { BookedPayment } from './amounts.ts'
import type { BookDay, BookedRefund, Books, Fees } from './books.ts'
import type { Period } from './period.ts'

/** In the order in which an accountant reads them. */
export const bookFiles = ['days', 'fees', 'feeStatement', 'payments', 'refunds', 'settlements'] as const

const names: Record<BookFile, string> = {
  days: 'day-book',
  fees: 'fees-and-gst',
  feeStatement: 'fee-statement',
  payments: 'payments',
  refunds: 'refunds',
  settlements: 'settlements',
}

type BookFile = (typeof bookFiles)[number]

export const fileNameOf = (file: BookFile, { id }: Period) => `${names[file]}-${id}.csv`

/**
 * The lists of the books as files. Rows only: a line with totals would be counted twice by a spreadsheet. The statement
 * is a document, and has its total.
 */
export const csvs: Record<BookFile, (books: Books) => string> = {
  days: ({ days, knowsSent }: Books) => csvOf(knowsSent ? [...dayColumns, toBankColumn] : dayColumns, days),
  fees: ({ fees }: Books) => csvOf(feeColumns, fees),
  feeStatement: ({ days, totals }: Books) =>
    csvOf(statementColumns, [...days.filter(({ fee }) => fee > 0), { ...totals, day: 'Total' }]),
  payments: ({ payments }: Books) => csvOf(paymentColumns, payments),
  refunds: ({ refunds }: Books) => csvOf(refundColumns, refunds),
  settlements: ({ settlements }: Books) => settlementList.csv(settlements),
}

const dayColumns: Columns<BookDay> = [
  ['Day (IST)', ({ day }) => day],
  ['Payments', ({ count }) => count],
  ['Gross (INR)', ({ gross }) => ({ paise: gross })],
  ['Refunds (INR)', ({ refunds }) => ({ paise: refunds })],
  ['Fee (INR)', ({ fee }) => ({ paise: fee })],
  ['GST on fee (INR)', ({ tax }) => ({ paise: tax })],
  ['Refused refunds given back (INR)', ({ givenBack }) => ({ paise: givenBack })],
  ['Net (INR)', ({ net }) => ({ paise: net })],
  ['Settlement', ({ settlements }) => settlements.map(({ id }) => id).join(' ')],
  ['Settled (INR)', ({ settlements }) => ({ paise: netOf(settlements) })],
  ['Returned by bank (INR)', ({ settlements }) => ({ paise: netOf(settlements.filter(isReturned)) })],
]

const toBankColumn: Columns<BookDay>[number] = ['Sent to bank (INR)', ({ toBank }) => ({ paise: toBank })]

const feeColumns: Columns<Fees> = [
  ['Month', ({ month }) => month],
  ['Method', ({ method }) => methodName(method)],
  ['Payments', ({ count }) => count],
  ['Gross (INR)', ({ gross }) => ({ paise: gross })],
  ['Fee (INR)', ({ fee }) => ({ paise: fee })],
  ['GST on fee (INR)', ({ tax }) => ({ paise: tax })],
  ['Fee with GST (INR)', ({ fee, tax }) => ({ paise: fee + tax })],
]

/** What the fees are for the tax. Their GST may differ from rate × value by some paise. */
const statementColumns: Columns<Pick<BookDay, 'day' | 'count' | 'fee' | 'tax'>> = [
  ['Day (IST)', ({ day }) => day],
  ['Payments', ({ count }) => count],
  ['Taxable value (INR)', ({ fee }) => ({ paise: fee })],
  ['GST rate (%)', () => gstPercent],
  ['GST rounded per payment (INR)', ({ tax }) => ({ paise: tax })],
  ['Fee with GST (INR)', ({ fee, tax }) => ({ paise: fee + tax })],
]

const paymentColumns: Columns<BookedPayment> = [
  ['Day (IST)', ({ day }) => day],
  ['Transaction', ({ transaction }) => transaction.id],
  ['Customer', ({ transaction }) => transaction.customer.name],
  ['Method', ({ transaction }) => methodName(transaction.method)],
  ['Gross (INR)', ({ transaction }) => ({ paise: transaction.amount })],
  ['Fee (INR)', ({ transaction }) => ({ paise: transaction.fee })],
  ['GST on fee (INR)', ({ transaction }) => ({ paise: transaction.tax })],
  ['RRN', ({ transaction }) => transaction.rrn],
  ['Settlement', ({ transaction }) => transaction.settlementId],
]

const refundColumns: Columns<BookedRefund> = [
  ['Day (IST)', ({ day }) => day],
  ['Refund', ({ refund }) => refund.id],
  ['Transaction', ({ transaction }) => transaction.id],
  ['Customer', ({ transaction }) => transaction.customer.name],
  ['Reason', ({ refund }) => refund.reason],
  ['Status', ({ refund }) => labelOf('refund', refund.status)],
  ['Refunds (INR)', ({ refund }) => ({ paise: refund.amount })],
  ['Reference', ({ refund }) => referenceOf(refund)],
  ['Deducted in', ({ settlement }) => settlement?.id],
  ['Given back in', ({ refund }) => refund.reversalSettlementId],
]

/** With its kind, which makes it a text: a spreadsheet would round a number of 23 digits. */
const referenceOf = ({ reference: { type, value } }: BookedRefund['refund']) =>
  value && `${type.toUpperCase()} ${value}`
