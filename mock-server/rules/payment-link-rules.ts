import type { components } from '#contract'
import { conflict, unprocessable } from '../refusal.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Store } from '../store/store.ts'
import { timestamp } from '../time/clock.ts'

type PaymentLink = components['schemas']['PaymentLink']
type NewPaymentLink = components['schemas']['NewPaymentLink']
type PaymentLinkUpdate = components['schemas']['PaymentLinkUpdate']

/** @throws Refusal 422 for an expiry in the past or a minimum above the amount */
export function newPaymentLink(
  wanted: NewPaymentLink,
  { user, merchantId }: Caller,
  { ids, clock }: Store,
): PaymentLink {
  const now = clock.now()
  refuseMinimumAboveAmount(wanted)
  refusePastExpiry(wanted, now)
  // Only merchants create links, and a merchant has an id; the contract's roles hold admins off.
  if (merchantId === undefined) throw new Error(`${user.id} has no merchant account`)
  const id = ids.next('plink')
  return {
    id,
    merchantId,
    merchantName: user.businessName,
    currency: 'INR',
    status: 'active',
    url: `https://pay.kosha.example/l/${id.replace('plink_', '')}`,
    amountPaid: 0,
    ...wanted,
    createdAt: timestamp(now),
    updatedAt: timestamp(now),
  }
}

/**
 * The link as the update wants it: what the update leaves out is removed.
 * @throws Refusal 409 if money was paid and the amount or the cancellation concerns it, 422 as for a new link
 */
export function cancelOrChange(link: PaymentLink, update: PaymentLinkUpdate, now: number): PaymentLink {
  const { status: wanted, ...content } = update
  if (content.amount !== link.amount) refusePaid(link, 'This link was paid: its amount cannot change.')
  if (wanted === 'cancelled') refusePaid(link, 'This link was paid: it cannot be cancelled.')
  refuseMinimumAboveAmount(content)
  // The title of an expired link may be mended without giving it a new expiry.
  if (content.expiresAt !== link.expiresAt || wanted === 'active') refusePastExpiry(content, now)
  const { id, merchantId, merchantName, currency, url, amountPaid, createdAt } = link
  return {
    id,
    merchantId,
    merchantName,
    currency,
    url,
    amountPaid,
    ...content,
    status: statusAfter(link, update, now),
    createdAt,
    updatedAt: timestamp(now),
  }
}

/** @throws Refusal 409 if anything was paid through the link */
export function refusePaid({ amountPaid }: PaymentLink, message: string): void {
  if (amountPaid > 0) conflict('link_paid', message)
}

function statusAfter(link: PaymentLink, update: PaymentLinkUpdate, now: number): PaymentLink['status'] {
  const { expiresAt, amount, status = link.status } = update
  if (link.amountPaid >= amount) return 'paid'
  if (status === 'cancelled') return 'cancelled'
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now) return 'expired'
  return link.amountPaid > 0 ? 'partially_paid' : 'active'
}

function refuseMinimumAboveAmount({ partial, amount }: NewPaymentLink): void {
  if (!partial || partial.minimum <= amount) return
  unprocessable('The minimum is above the amount.', [
    { field: 'partial.minimum', message: 'must be at most the amount' },
  ])
}

function refusePastExpiry({ expiresAt }: NewPaymentLink, now: number): void {
  if (expiresAt === undefined || Date.parse(expiresAt) > now) return
  unprocessable('The expiry is in the past.', [{ field: 'expiresAt', message: 'must lie in the future' }])
}
