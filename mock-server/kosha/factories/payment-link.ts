import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { FIRST_ETAG } from '../rules/etag.ts'
import type { Store } from '../store/store.ts'
import { ownerOf } from './owner.ts'

type PaymentLink = components['schemas']['PaymentLink']

/** A payment link with defaults: ₹499.00 to Tarang Textiles, created now and not yet paid. */
export function buildPaymentLink(given: Partial<PaymentLink>, store: Store): PaymentLink {
  const { status = 'active', amount = 49_900 } = given
  const id = given.id ?? store.ids.peek('plink')
  const createdAt = given.createdAt ?? timestamp(store.clock.now())
  return {
    id,
    ...ownerOf(given, store),
    title: 'Handloom saree, indigo',
    amount,
    currency: 'INR',
    status,
    url: `https://pay.kosha.example/l/${id.replace('plink_', '')}`,
    amountPaid: paidOf(status, amount),
    ...(status === 'partially_paid' && { partial: { minimum: Math.max(100, Math.floor(amount / 5)) } }),
    ...(status === 'expired' && { expiresAt: createdAt }),
    etag: FIRST_ETAG,
    createdAt,
    updatedAt: createdAt,
    ...given,
  }
}

function paidOf(status: PaymentLink['status'], amount: number): number {
  if (status === 'paid') return amount
  return status === 'partially_paid' ? Math.floor(amount / 2) : 0
}
