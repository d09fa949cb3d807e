import { addDays, dayOf, endOf } from '../format/ist.ts'
import { refundedPart } from '../format/paid-amount.tsx'
import { formatRupees } from '../format/rupees.ts'
import type { PaymentLink, PaymentLinkUpdate } from './payment-links.ts'

const DAYS_REISSUED = 14
const HOUR_MS = 60 * 60 * 1000

export const cancelled = (link: PaymentLink) => ({ ...contentOf(link), status: 'cancelled' as const })

/** The update that makes a link active again. If it has expired, it gets a new expiry. */
export function reissued(link: PaymentLink, now = Date.now()) {
  const isExpired = link.expiresAt !== undefined && Date.parse(link.expiresAt) <= now
  const expiresAt = isExpired ? endOf(addDays(dayOf(now), DAYS_REISSUED)) : link.expiresAt
  return { ...contentOf(link), ...(expiresAt && { expiresAt }), status: 'active' as const }
}

/** Why the link can no longer be paid; null while it can. */
export function closedReason({ status }: PaymentLink): string | null {
  if (status === 'paid') return 'This link was paid in full. It stays on record and takes no further payment.'
  if (status === 'cancelled') return 'This link was cancelled: customers who open it see that and cannot pay.'
  if (status === 'expired') return 'This link has expired: customers who open it see that and cannot pay.'
  return null
}

/** `₹1,531.25 of it was refunded`, of the payments through a link; empty if nothing was refunded. */
export const refundedPartOf = ({ amountPaid, amountRefunded }: PaymentLink): string =>
  refundedPart({ paid: amountPaid, refunded: amountRefunded })

/** Explains that a refund does not reopen a link; empty if there is none. */
export function refundedReason(link: PaymentLink): string {
  if (!refundedPartOf(link)) return ''
  const remaining = formatRupees(link.amount - link.amountPaid)
  const openSentence =
    closedReason(link) === null ? ` This one still requests only the other ${remaining}.` : ''
  return `A refund does not reopen a link: to collect the refunded amount again, create a new one.${openSentence}`
}

/** Of a link that can still be paid. */
export const openStatuses: readonly PaymentLink['status'][] = ['active', 'partially_paid']

const isOpen = ({ status }: PaymentLink) => openStatuses.includes(status)

/** The links that can still be paid, and the amount outstanding, in paise. */
export function outstanding(links: readonly PaymentLink[]): { count: number; left: number } {
  const open = links.filter(isOpen)
  return { count: open.length, left: open.reduce((sum, link) => sum + link.amount - link.amountPaid, 0) }
}

/** Hours until the link expires; null if it has expired or never does. */
export function hoursToExpiry(link: PaymentLink, now: number): number | null {
  if (link.expiresAt === undefined || !isOpen(link)) return null
  const leftMs = Date.parse(link.expiresAt) - now
  return leftMs > 0 ? leftMs / HOUR_MS : null
}

/** Whether a link that can still be paid expires within `days`. */
export const expiresWithin = (link: PaymentLink, days: number, now = Date.now()): boolean =>
  (hoursToExpiry(link, now) ?? Number.POSITIVE_INFINITY) <= days * 24

/** An update replaces the whole content, so every field that the server does not set itself is repeated. */
function contentOf(link: PaymentLink): PaymentLinkUpdate {
  const {
    id,
    merchantId,
    merchantName,
    currency,
    status,
    url,
    amountPaid,
    amountRefunded,
    etag,
    idempotencyKey,
    createdAt,
    updatedAt,
    ...content
  } = link
  return content
}
