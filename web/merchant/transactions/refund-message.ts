import { dayOf, formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Refund, Transaction } from './transactions.ts'

/** The message to the customer about a refund; null if it promises nothing: it failed, or was a test. */
export function refundMessage(
  refund: Refund,
  { mode, merchantName, createdAt }: Transaction,
  now = Date.now(),
): string | null {
  const { amount, status, reference, expectedBy, processedAt } = refund
  const subject = `refund of ${formatRupees(amount)} for your payment of ${formatDay(createdAt)} to ${merchantName}`
  if (status === 'failed' || mode === 'test') return null
  const isOver = dayOf(now) > expectedBy
  if (status === 'pending') {
    const arrival = isOver
      ? `It was expected by ${formatDay(expectedBy)} and is late.`
      : `It reaches your account by ${formatDay(expectedBy)}.`
    return `Your ${subject} was requested on ${formatDay(refund.createdAt)}. ${arrival}`
  }
  const quote = reference.value
    ? ` If you do not see it, quote ${reference.type.toUpperCase()} ${reference.value} to your bank.`
    : ''
  const sentOn = processedAt ? ` on ${formatDay(processedAt)}` : ''
  const arrival = isOver ? 'It was expected in' : 'It reaches'
  return `Your ${subject} was sent${sentOn}. ${arrival} your account by ${formatDay(expectedBy)}.${quote}`
}
