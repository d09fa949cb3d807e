import { formatTime } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Transaction } from './transactions.ts'

/** A document for the customer, without the merchant's costs. */
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
    facts: factsWithValue([
      ['Paid on', formatTime(paidAt)],
      ['Paid by', customer.name],
      ['For', purpose],
      ['Method', methodName(method)],
      ['RRN', rrn],
      ['Payment', id],
      ['Refunded since', refundedAmount > 0 ? formatRupees(refundedAmount) : undefined],
    ]),
    note:
      mode === 'test'
        ? 'This was a test: no money moved, and nothing is confirmed.'
        : 'This confirms the payment. It is not a tax invoice.',
  }
}

const factsWithValue = (facts: (readonly [string, string | undefined])[]) =>
  facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))

/** For a message. */
export const receiptText = ({ title, business, amount, facts, note }: Receipt): string =>
  [
    `${title} of ${business}: ${formatRupees(amount)}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    note,
  ].join('\n')
