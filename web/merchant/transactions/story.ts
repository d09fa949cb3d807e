import { numbered } from '../format/count.ts'
import { dayInSentence, dayOf, formatNearDay } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Settlement } from '../records/settlements.ts'
import { isOverdue, sentAgain } from '../records/settlements.ts'
import type { Transaction } from './transactions.ts'

/** The state of a payment and its next step, in one or two sentences. */
export function storyOf(
  transaction: Transaction,
  settlements: readonly Settlement[] = [],
  now = Date.now(),
): string {
  const { status, method, mode } = transaction
  const by = `by ${methodInSentence(method)}`
  if (mode === 'test') return `A test ${by}: no money moved.`
  if (status === 'created') return `The customer started paying ${by} but has not confirmed yet.`
  if (status === 'pending') return `Payment ${by} in progress. The customer's bank has not responded yet.`
  if (status === 'failed') return `Tried to pay ${by}. No money was received.`
  return [`Paid ${by}.`, settled(transaction, settlements, now), refunded(transaction)]
    .filter(Boolean)
    .join(' ')
}

const methodInSentence = (type: string) =>
  type === 'upi' ? 'UPI' : methodName(type).charAt(0).toLowerCase() + methodName(type).slice(1)

function refunded({ amount, refundedAmount, refunds }: Transaction): string {
  const refused = refunds.findLast(({ status }) => status === 'failed')
  if (refundedAmount === 0)
    return refused ? `The bank refused a refund of ${formatRupees(refused.amount)}.` : ''
  const pending = refunds.some(({ status }) => status === 'pending')
  const refundedPart = refundedAmount === amount ? 'The whole amount' : formatRupees(refundedAmount)
  return pending ? `${refundedPart} is on its way back to the customer.` : `${refundedPart} was refunded.`
}

function settled({ settlementId }: Transaction, all: readonly Settlement[], now: number): string {
  if (!settlementId) return 'Not part of a settlement yet.'
  const settlement = all.find(({ id }) => id === settlementId)
  if (!settlement) return ''
  const { status, dueOn, processedAt, transactionCount } = settlement
  const company = transactionCount > 1 ? ` with ${numbered(transactionCount - 1, 'other')}` : ''
  if (status === 'failed')
    return `Its settlement of ${formatNearDay(dueOn)} was returned. ${sentAgain(settlement, all)}`.trim()
  if (status === 'processed')
    return `Settled${processedAt ? ` ${dayInSentence(dayOf(processedAt), now)}` : ''}${company}.`
  if (isOverdue(settlement, dayOf(now)))
    return `Its settlement has been overdue since ${formatNearDay(dueOn)}.`
  return `Settles ${dayInSentence(dueOn, now)}${company}.`
}
