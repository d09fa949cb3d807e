import type { components } from '#contract'
import * as ruleNumbers from '../../../web/api/rule-numbers.ts'
import { rejectConflict } from '../../engine/rule-violation.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { cancelOrChange, newPaymentLink, receiveMoney, rejectTooMuch } from '../rules/payment-links.ts'
import { failPayment, isOpen, succeed } from '../rules/payments.ts'
import type { RefundDetails } from '../rules/refunds.ts'
import { failRefund, isCaptured, requestRefund } from '../rules/refunds.ts'
import { linkEvents, refundEvents, transactionEvents } from '../rules/scheduled-events.ts'
import type { Store } from './store.ts'
import { isTest } from './sums.ts'

/*
 * Requests of merchants, customers and banks at the store's current time. The demo data comes from the same requests,
 * sent in the past.
 */

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']
type PaymentLink = Schemas['PaymentLink']
type Settlement = Schemas['Settlement']
type Owner = { merchantId: string; merchantName: string }

/** @throws RuleViolation if the account has too many links, or as `newPaymentLink` */
export function createLink(
  wanted: Schemas['NewPaymentLink'],
  { id, idempotencyKey, ...owner }: Owner & { id?: string; idempotencyKey?: string | undefined },
  { paymentLinks, ids, schedule, clock }: Store,
): PaymentLink {
  if (paymentLinks.hasAtLeast(ruleNumbers.maxLinks, owner)) {
    rejectConflict(
      'link_limit_reached',
      `This account has ${ruleNumbers.maxLinks.toLocaleString('en-IN')} payment links. Delete some first.`,
    )
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

/**
 * A customer pays, or tries to: the payment may have ended already.
 * @throws RuleViolation if it succeeded and its link is closed, or less of that is left to pay
 */
export function addPayment(payment: Transaction, store: Store): Transaction {
  const { transactions, ids, schedule } = store
  if (isCaptured(payment.status)) rejectUnpayable(payment, store)
  ids.reserve(payment.id)
  for (const event of transactionEvents(payment)) schedule.add(event)
  return ended(transactions.insert(payment), store)
}

/** @throws RuleViolation if the payment's link is closed, or less of it is left to pay */
export function capturePayment(payment: Transaction, store: Store): Transaction {
  rejectUnpayable(payment, store)
  return ended(store.transactions.replace(succeed(payment, store.clock.now())), store)
}

export const rejectPayment = (
  payment: Transaction,
  failure: Schemas['Failure'],
  store: Store,
  now = store.clock.now(),
): Transaction => ended(store.transactions.replace(failPayment(payment, { now, failure })), store, now)

function rejectUnpayable({ paymentLinkId = '', amount }: Transaction, { paymentLinks }: Store): void {
  const link = paymentLinks.find(paymentLinkId)
  if (link) rejectTooMuch(link, amount)
}

/** Reports the end of a payment, and adds a captured amount to its link, unless no money moved. */
function ended(payment: Transaction, store: Store, now = store.clock.now()): Transaction {
  if (isOpen(payment)) return payment
  const { paymentLinks, events } = store
  const type = payment.status === 'failed' ? 'payment.failed' : 'payment.succeeded'
  events.push({ type, createdAt: timestamp(now), transaction: payment })
  const paidNothing = payment.status === 'failed' || isTest(payment)
  const link = paidNothing ? undefined : paymentLinks.find(payment.paymentLinkId ?? '')
  if (link) paymentLinks.replace(receiveMoney(link, payment.amount, now))
  return payment
}

/** @throws RuleViolation as `requestRefund` */
export function refundPayment(
  payment: Transaction,
  details: Omit<RefundDetails, 'id' | 'now'>,
  store: Store,
): Transaction {
  const { transactions, ids, schedule, clock } = store
  const refunded = requestRefund(payment, { ...details, id: ids.peek('rfnd'), now: clock.now() })
  ids.next('rfnd')
  const refund = refunded.refunds.at(-1)
  for (const event of refund ? refundEvents(payment.id, refund) : []) schedule.add(event)
  return withLink(transactions.replace(refunded), details.amount, store)
}

/** Adds to the refunded amount of the payment's link, unless no money moved. */
function withLink(payment: Transaction, amount: number, { paymentLinks }: Store): Transaction {
  const link = isTest(payment) ? undefined : paymentLinks.find(payment.paymentLinkId ?? '')
  if (link) paymentLinks.replace({ ...link, amountRefunded: (link.amountRefunded ?? 0) + amount })
  return payment
}

/** The bank refuses a pending refund: its amount can be refunded again. */
export function refuseRefund(payment: Transaction, refundId: string, store: Store): Transaction {
  const now = store.clock.now()
  const refused = store.transactions.replace(failRefund(payment, refundId, { now }))
  const refund = refused.refunds.find(({ id }) => id === refundId)
  if (!refund) return refused
  store.events.push({
    type: 'refund.failed',
    createdAt: timestamp(now),
    transactionId: payment.id,
    refund,
  })
  return withLink(refused, -refund.amount, store)
}

/** The bank sends a transfer back, or does not take it. */
export function refuseTransfer(due: Settlement, failure: Schemas['Failure'], store: Store): Settlement {
  const settlement = store.settlements.replace({ ...due, status: 'failed', failure })
  store.events.push({ type: 'settlement.failed', createdAt: timestamp(store.clock.now()), settlement })
  return settlement
}
