import { daysUntil, formatClock, formatNearDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { refundedPartOf } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'

/**
 * The state of a link in one sentence: who has to pay how much, and until when. Null once it is paid: the note about the
 * payment says so.
 */
export function linkStory(link: PaymentLink, now = Date.now()): string | null {
  const { status, amount, amountPaid, customer } = link
  const payer = customer?.name || 'the customer'
  if (status === 'paid') return null
  const refunded = refundedPartOf(link)
  const paid = `${formatRupees(amountPaid)} was paid${refunded && `; ${refunded}`}`
  const payments = amountPaid > 0 ? `after ${paid}` : 'before it was paid'
  if (status === 'cancelled') return `Cancelled ${payments}.`
  if (status === 'expired') return `Expired ${payments}.`
  const until = expiry(link, now)
  return amountPaid > 0
    ? `${formatRupees(amount - amountPaid)} is still to come from ${payer}. ${until}`
    : `Waiting for ${payer} to pay. ${until}`
}

/** `Expires tomorrow, 23:59 IST.` in calendar days of India. */
function expiry({ expiresAt }: PaymentLink, now: number): string {
  if (!expiresAt) return 'It does not expire.'
  const days = daysUntil(expiresAt, now)
  const day = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `on ${formatNearDay(expiresAt)}`
  return `Expires ${day}, ${formatClock(expiresAt)}.`
}
