import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { cancelOrChange, newPaymentLink, receiveMoney, rejectUnpayable } from '../rules/payment-links.ts'
import { confirmPayment, failPayment, succeed } from '../rules/payments.ts'
import type { RefundDetails } from '../rules/refund-states.ts'
import { requestRefund } from '../rules/refunds.ts'
import { RuleViolation } from '../rules/rule-violation.ts'
import { linkEvents, paymentEvents, refundEvents } from '../rules/scheduled-events.ts'
import type { Store } from './store.ts'

/*
 * What merchants, customers and banks ask for, each at the store's current time. The demo data is made of the same
 * requests, sent in the past.
 */

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']
type PaymentLink = Schemas['PaymentLink']
type Owner = { merchantId: string; merchantName: string }

const MAX_LINKS = 5000

/** @throws RuleViolation if the account has too many links, or as `newPaymentLink` */
export function createLink(
  wanted: Schemas['NewPaymentLink'],
  { id, idempotencyKey, ...owner }: Owner & { id?: string; idempotencyKey?: string | undefined },
  { paymentLinks, ids, schedule, clock }: Store,
): PaymentLink {
  if (paymentLinks.hasAtLeast(MAX_LINKS, owner)) {
    throw new RuleViolation('conflict', 'This account has 5,000 payment links. Delete some first.', {
      code: 'link_limit_reached',
    })
  }
  const details = { id: id ?? ids.peek('plink'), ...owner, idempotencyKey, now: clock.now() }
  const link = paymentLinks.insert(newPaymentLink(wanted, details))
  ids.reserve(link.id)
  for (const expiry of linkEvents(link)) schedule.add(expiry)
  return link
}

/** @throws RuleViolation as `cancelOrChange` */
export function updateLink(
  link: PaymentLink,
  update: Schemas['PaymentLinkUpdate'],
  { ifMatch }: { ifMatch?: string | undefined },
  { paymentLinks, schedule, clock }: Store,
): PaymentLink {
  const updated = paymentLinks.replace(cancelOrChange(link, update, { now: clock.now(), ifMatch }))
  for (const expiry of linkEvents(updated)) schedule.add(expiry)
  return updated
}

/** A customer starts to pay. */
export function startPayment(payment: Transaction, { transactions, ids, schedule }: Store): Transaction {
  ids.reserve(payment.id)
  for (const lapse of paymentEvents(payment)) schedule.add(lapse)
  return transactions.insert(payment)
}

/** The customer has confirmed a payment that was only created. */
export function awaitBank(payment: Transaction, { transactions, schedule, clock }: Store): Transaction {
  const pending = transactions.replace(confirmPayment(payment, clock.now()))
  for (const lapse of paymentEvents(pending)) schedule.add(lapse)
  return pending
}

/** @throws RuleViolation if the payment's link is closed, or less of it is left to pay */
export function capturePayment(payment: Transaction, store: Store): Transaction {
  const link = store.paymentLinks.find(payment.paymentLinkId ?? '')
  if (link) rejectUnpayable(link, payment.amount)
  const captured = store.transactions.replace(succeed(payment, store.clock.now()))
  emitPaymentEvent(captured, store)
  if (link) addToLink(link, payment.amount, store)
  return captured
}

export function rejectPayment(
  payment: Transaction,
  failure: Schemas['Failure'],
  store: Store,
  now = store.clock.now(),
): Transaction {
  const failed = store.transactions.replace(failPayment(payment, { now, failure }))
  emitPaymentEvent(failed, store, now)
  return failed
}

/** @throws RefundError as `requestRefund` */
export function refundPayment(
  payment: Transaction,
  details: Omit<RefundDetails, 'id' | 'now'>,
  { transactions, ids, schedule, clock }: Store,
): Transaction {
  const refunded = requestRefund(payment, { ...details, id: ids.peek('rfnd'), now: clock.now() })
  ids.next('rfnd')
  const refund = refunded.refunds.at(-1)
  for (const event of refund ? refundEvents(payment.id, refund) : []) schedule.add(event)
  return transactions.replace(refunded)
}

/** The link after another captured payment of this many paise. */
export const addToLink = (link: PaymentLink, amount: number, { paymentLinks, clock }: Store): PaymentLink =>
  paymentLinks.replace(receiveMoney(link, amount, clock.now()))

/** Emits the webhook event of a payment that has ended. */
export function emitPaymentEvent(
  transaction: Transaction,
  { events, clock }: Store,
  now = clock.now(),
): void {
  const type = transaction.status === 'failed' ? 'payment.failed' : 'payment.succeeded'
  events.push({ type, createdAt: timestamp(now), transaction })
}
