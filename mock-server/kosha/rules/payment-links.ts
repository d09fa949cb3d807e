import type { components } from '#contract'
import { allowsLinkAction } from '../../../web/api/link-actions.ts'
import { hasTag } from '../../engine/entity-tag.ts'
import { RuleViolation, rejectConflict, rejectUnprocessable } from '../../engine/rule-violation.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { FIRST_ETAG, nextEtag } from './etag.ts'

type PaymentLink = components['schemas']['PaymentLink']
type NewPaymentLink = components['schemas']['NewPaymentLink']
type PaymentLinkUpdate = components['schemas']['PaymentLinkUpdate']
type NewLinkInput = Pick<PaymentLink, 'id' | 'merchantId' | 'merchantName'> & {
  idempotencyKey?: string | undefined
  now: number
}

/** @throws RuleViolation for an expiry in the past or a minimum above the amount */
export function newPaymentLink(
  wanted: NewPaymentLink,
  { id, merchantId, merchantName, idempotencyKey, now }: NewLinkInput,
): PaymentLink {
  rejectContradictions(wanted, { now })
  return {
    id,
    merchantId,
    merchantName,
    currency: 'INR',
    status: 'active',
    url: `https://pay.kosha.example/l/${id.replace('plink_', '')}`,
    amountPaid: 0,
    amountRefunded: 0,
    ...wanted,
    etag: FIRST_ETAG,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    createdAt: timestamp(now),
    updatedAt: timestamp(now),
  }
}

/**
 * The link after an update, which replaces all fields that a merchant can set.
 * @throws RuleViolation if the link is no longer the version `ifMatch`, if money was paid and the amount changes or the
 * link is cancelled, or as for a new link
 */
export function cancelOrChange(
  link: PaymentLink,
  update: PaymentLinkUpdate,
  { now, ifMatch }: { now: number; ifMatch: string | undefined },
): PaymentLink {
  const { status: wanted, ...content } = update
  if (ifMatch !== undefined && !hasTag(ifMatch, link.etag, 'strong')) {
    throw new RuleViolation('precondition', 'This payment link was changed in the meantime.')
  }
  if (content.amount !== link.amount && !allowsLinkAction(link, 'changeAmount')) {
    rejectAsPaid('This link was paid: its amount cannot change.')
  }
  if (wanted === 'cancelled' && link.amountPaid > 0)
    rejectAsPaid('This link was paid: it cannot be cancelled.')
  // The title of an expired link can be corrected without giving it a new expiry.
  const keepsExpiry = content.expiresAt === link.expiresAt && wanted !== 'active'
  rejectContradictions(content, { now, keepsExpiry })
  const {
    id,
    merchantId,
    merchantName,
    currency,
    url,
    amountPaid,
    amountRefunded,
    idempotencyKey,
    createdAt,
  } = link
  return {
    id,
    merchantId,
    merchantName,
    currency,
    url,
    amountPaid,
    ...(amountRefunded !== undefined && { amountRefunded }),
    ...content,
    status: statusAfter(link, update, now),
    etag: nextEtag(link),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    createdAt,
    updatedAt: timestamp(now),
  }
}

/** The link after another payment of this many paise. */
export function receiveMoney(link: PaymentLink, amount: number, now: number): PaymentLink {
  const amountPaid = link.amountPaid + amount
  const status = amountPaid === link.amount ? 'paid' : 'partially_paid'
  return { ...link, amountPaid, status, etag: nextEtag(link), updatedAt: timestamp(now) }
}

/** @throws RuleViolation if the link is closed */
export function rejectClosed({ status, id }: PaymentLink): void {
  if (status === 'active' || status === 'partially_paid') return
  throw new RuleViolation('unprocessable', `${id} cannot be paid: it is ${status}.`)
}

/** @throws RuleViolation if the link is closed, or less of it is left to pay */
export function rejectTooMuch(link: PaymentLink, amount: number): void {
  rejectClosed(link)
  if (link.amountPaid + amount <= link.amount) return
  rejectUnprocessable(`${link.id} has less left to pay than this payment.`, [])
}

/** @throws RuleViolation if something was paid through the link, since it must stay on record */
export function rejectDeletion(link: PaymentLink): void {
  if (!allowsLinkAction(link, 'delete')) rejectAsPaid('This link was paid and stays on record.')
}

function rejectAsPaid(message: string): never {
  rejectConflict('link_paid', message)
}

function statusAfter(link: PaymentLink, update: PaymentLinkUpdate, now: number): PaymentLink['status'] {
  const { expiresAt, amount, status = link.status } = update
  if (link.amountPaid >= amount) return 'paid'
  if (status === 'cancelled') return 'cancelled'
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now) return 'expired'
  return link.amountPaid > 0 ? 'partially_paid' : 'active'
}

function rejectContradictions(
  { partial, amount, expiresAt }: NewPaymentLink,
  { now, keepsExpiry = false }: { now: number; keepsExpiry?: boolean },
): void {
  const isMinimumAbove = partial !== undefined && partial.minimum > amount
  const isPast = !keepsExpiry && expiresAt !== undefined && Date.parse(expiresAt) <= now
  if (!isMinimumAbove && !isPast) return
  const message = isMinimumAbove ? 'The minimum is above the amount.' : 'The expiry is in the past.'
  rejectUnprocessable(message, [
    ...(isMinimumAbove ? [{ field: 'partial.minimum', message: 'must be at most the amount' }] : []),
    ...(isPast ? [{ field: 'expiresAt', message: 'must be in the future' }] : []),
  ])
}
