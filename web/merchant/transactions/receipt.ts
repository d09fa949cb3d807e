import { formatDay, formatTime } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Refund, Transaction } from './transactions.ts'

/** A document for the customer: without what the payment costs the merchant. */
export type Receipt = {
  title: string
  business: string
  /** In paise. */
  amount: number
  facts: readonly (readonly [name: string, value: string])[]
  note: string
}

/** Of a captured payment; null for any other. `purpose` is the title of the link that was paid. */
export function paymentReceipt(transaction: Transaction, purpose?: string): Receipt | null {
  const { id, amount, mode, events, refundedAmount, merchantName, customer, method, rrn } = transaction
  const paidAt = events.find(({ type }) => type === 'succeeded')?.at
  if (!paidAt) return null
  return {
    title: mode === 'test' ? 'TEST payment receipt' : 'Payment receipt',
    business: merchantName,
    amount,
    facts: given([
      ['Paid on', formatTime(paidAt)],
      ['Paid by', customer.name],
      ['For', purpose],
      ['Method', methodName(method)],
      ['RRN', rrn],
      ['Payment', id],
      ['Refunded since', refundedAmount > 0 ? formatRupees(refundedAmount) : undefined],
    ]),
    note: mode === 'test' ? TEST_NOTE : 'This confirms the payment. It is not a tax invoice.',
  }
}

const TEST_NOTE = 'This was a test: no money moved, and nothing is confirmed.'

/** Of a refund that the bank did not reject; null for that. */
export function refundReceipt(refund: Refund, transaction: Transaction): Receipt | null {
  const { id, amount, status, reference, createdAt, processedAt, expectedBy } = refund
  if (status === 'failed') return null
  const isTest = transaction.mode === 'test'
  return {
    title: isTest ? 'TEST refund receipt' : 'Refund receipt',
    business: transaction.merchantName,
    amount,
    facts: given([
      ['Requested on', formatTime(createdAt)],
      ['Sent on', processedAt && formatTime(processedAt)],
      ['Paid back to', transaction.customer.name],
      ['With you by', formatDay(expectedBy)],
      [reference.type.toUpperCase(), reference.value],
      ['Refund', id],
      ['Of the payment', `${transaction.id}, ${formatRupees(transaction.amount)}`],
    ]),
    note: isTest ? TEST_NOTE : noteOf(refund),
  }
}

function noteOf({ status, reference }: Refund): string {
  if (status === 'pending')
    return 'The refund was requested. Your bank credits it to the account that you paid from.'
  return reference.value
    ? 'If you do not see the money by then, quote the reference to your bank.'
    : 'The refund was sent. If you do not see the money by then, ask your bank.'
}

const given = (facts: (readonly [string, string | undefined])[]) =>
  facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))

/** For a message. */
export const receiptText = ({ title, business, amount, facts, note }: Receipt): string =>
  [
    `${title} of ${business}: ${formatRupees(amount)}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    note,
  ].join('\n')
