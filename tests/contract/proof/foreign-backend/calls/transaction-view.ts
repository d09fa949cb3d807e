import type { components } from '#contract'
import { indianDay, iso } from '../data/calendar.ts'
import type { Payment, StoredRefund } from '../data/store.ts'
import type { Context } from '../http/route.ts'
import { settlementIdOf } from '../rules/transactions.ts'
import { settlementOf } from './settlements.ts'

type Schemas = components['schemas']
type Event = Schemas['TransactionEvent']

/** Maps a payment to its current representation in the contract. */
export function transactionOf(payment: Payment, context: Context): Schemas['Transaction'] {
  const { rules } = context
  const { business, state, linkId, decidedAt, createdAt, failure, fee } = payment
  const { id, amount, method, gatewayId, customer, vpa, rrn } = payment
  const isCaptured = state === 'captured'
  const settlementId = isCaptured ? settlementIdOf(payment, context) : undefined
  return {
    id,
    amount,
    method,
    gatewayId,
    ...rules.shownMode(payment),
    customer,
    merchantId: business.id,
    merchantName: business.name,
    currency: 'INR',
    status: rules.paymentStatus(payment),
    ...(linkId !== undefined && { paymentLinkId: linkId }),
    ...(vpa !== undefined && { vpa: rules.maskedVpa(vpa) }),
    ...(rrn !== undefined && { rrn }),
    fee,
    tax: rules.tax(fee),
    refundedAmount: rules.refunded(payment),
    ...(isCaptured && rules.refundableUntil(decidedAt)),
    refunds: rules.refundOrder(payment.refunds.map((refund) => refundShown(payment, refund, context))),
    ...(failure && rules.shownFailure(failure)),
    ...(settlementId !== undefined && { settlementId }),
    events: rules.events(eventsOf(payment, context)),
    createdAt: iso(createdAt),
  }
}

function refundShown({ method }: Payment, refund: StoredRefund, { rules, now }: Context): Schemas['Refund'] {
  const { id, amount, reason, idempotencyKey, createdAt } = refund
  const decidedAt = rules.refundDecidedAt(createdAt)
  const status = rules.refundStatusAt(refund, now())
  return {
    id,
    amount,
    status: rules.refundStatus(status),
    ...(reason !== undefined && rules.shownReason(reason)),
    ...rules.shownKey(idempotencyKey),
    reference: rules.reference(method, status, id),
    createdAt: iso(createdAt),
    expectedBy: rules.expectedBy(indianDay(createdAt)),
    ...(status === 'processed' && rules.processedAt(decidedAt)),
  }
}

function eventsOf(payment: Payment, context: Context): Event[] {
  const { rules, now } = context
  const { state, createdAt, decidedAt } = payment
  const settlement = state === 'captured' && !payment.isTest ? settlementOf(payment, context) : undefined
  const decided = { pending: 'pending', failed: 'failed', captured: 'succeeded', created: undefined } as const
  const type = decided[state]
  const refunds = payment.refunds.flatMap((refund): Event[] => {
    const at = rules.refundDecidedAt(refund.createdAt)
    const end = {
      type: refund.fails ? 'refund_failed' : 'refund_processed',
      at: iso(at),
      amount: refund.amount,
    } as const
    const asked = { type: 'refund_requested', at: iso(refund.createdAt), amount: refund.amount } as const
    return at > now() ? [asked] : [asked, end]
  })
  const settledAt = settlement?.processedAt
  const all: Event[] = [
    { type: 'created', at: iso(createdAt) },
    ...(type ? [{ type, at: iso(decidedAt) }] : []),
    ...refunds,
    ...(settledAt === undefined ? [] : [{ type: 'settled' as const, at: settledAt }]),
  ]
  return all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
