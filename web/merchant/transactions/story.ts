import { numbered } from '../format/count.ts'
import { formatDayWord, formatNearDay } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Settlement } from '../records/settlements.ts'
import type { Transaction } from './transactions.ts'

/** What happened to a payment and what comes next, as one or two sentences. */
export function storyOf(transaction: Transaction, settlement?: Settlement, now = Date.now()): string {
  const { status, method, mode } = transaction
  const by = `by ${methodInSentence(method)}`
  if (mode === 'test') return `A test ${by}: no money moved.`
  if (status === 'created') return `The customer started paying ${by} but has not confirmed yet.`
  if (status === 'pending') return `Payment ${by} in progress. The customer's bank has not responded yet.`
  if (status === 'failed') return `Tried to pay ${by}. No money was received.`
  return [`Paid ${by}.`, settled(transaction, settlement, now), refunded(transaction)]
    .filter(Boolean)
    .join(' ')
}

const methodInSentence = (type: string) =>
  type === 'upi' ? 'UPI' : methodName(type).charAt(0).toLowerCase() + methodName(type).slice(1)

function refunded({ amount, refundedAmount, refunds }: Transaction): string {
  if (refundedAmount === 0) return ''
  const pending = refunds.some(({ status }) => status === 'pending')
  const how = refundedAmount === amount ? 'The whole amount' : formatRupees(refundedAmount)
  return pending ? `${how} is on its way back to the customer.` : `${how} was refunded.`
}

function settled({ settlementId }: Transaction, settlement: Settlement | undefined, now: number): string {
  if (!settlementId) return 'Not part of a settlement yet.'
  if (!settlement) return ''
  const { status, dueOn, transactionCount, carriedBy } = settlement
  const company = transactionCount > 1 ? ` with ${numbered(transactionCount - 1, 'other')}` : ''
  const day = dayInSentence(dueOn, now)
  const again = carriedBy ? ` It was added to settlement ${carriedBy}.` : ''
  if (status === 'failed') return `Its settlement of ${formatNearDay(dueOn)} failed.${again}`
  if (status === 'processed') return `Settled ${day}${company}.`
  return `Settles ${day}${company}.`
}

function dayInSentence(day: string, now: number): string {
  const word = formatDayWord(day, now)
  return word === formatNearDay(day) ? `on ${word}` : word.toLowerCase()
}
