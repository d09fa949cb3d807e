import type { components } from '#contract'
import { invalid, unknown, unprocessable } from '../contract/api-error.ts'
import { indianDay, iso, workingDaysLater } from '../data/calendar.ts'
import type { Payment, StoredRefund } from '../data/store.ts'
import type { Query } from '../http/query.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import {
  checkRefund,
  order,
  paymentStatus,
  REFUND_WINDOW_MS,
  refundDecidedAt,
  refunded,
  refundStatusAt,
  settlementIdOf,
  sumsOf,
  taxOn,
} from '../rules/transactions.ts'
import { keyOf, once } from './idempotency.ts'
import { ledgerOf, paymentsFor, settledAt } from './settlements.ts'

type Schemas = components['schemas']

export const transactionRoutes: Route[] = [
  route(['GET', '/payments/transactions'], ALL_ROLES, ({ account, query }, context) => {
    const { rules } = context
    checkMeaning(query)
    const sort = query.sort?.[0] ?? '-createdAt'
    const rows = paymentsFor(account, context)
      .filter((payment) =>
        Object.entries(query).every(
          ([name, values]) => rules.filters[name]?.(payment, values, context) ?? true,
        ),
      )
      .sort(order(sort))
    const start = startOf(query, sort, rows, context)
    const limit = Number(query.limit?.[0] ?? 25)
    const page = rows.slice(start, start + limit)
    const last = page.at(-1)
    const hasMore = start + limit < rows.length
    return {
      status: 200,
      body: {
        transactions: page.map((payment) => transactionOf(payment, context)),
        total: rows.length,
        sums: sumsOf(rows, query),
        ...(last && hasMore && { nextCursor: rules.cursorOf(last, sort, query) }),
      },
    }
  }),
  route<Schemas['RefundRequest']>(['POST', '/payments/refund'], ['merchant'], (call, context) =>
    once('refund', call, context, () => {
      const { store, rules, now } = context
      const { transactionId, amount, reason } = call.body
      const payment = store.payments.find(
        (payment) => payment.id === transactionId && rules.ownsPayment(call.account, payment),
      )
      if (!payment) throw unknown('transaction')
      rules.checkCaptured(payment)
      checkRefund(payment, amount, now())
      const refund = { id: rules.newId('rfd'), amount, createdAt: now(), fails: false }
      const key = keyOf(call.headers)
      payment.refunds.push({
        ...refund,
        ...(reason !== undefined && { reason }),
        ...(key !== undefined && { idempotencyKey: key }),
      })
      return { status: 200, body: { transaction: transactionOf(payment, context) } }
    }),
  ),
]

function checkMeaning({ from, to, minAmount, maxAmount }: Query): void {
  if (from?.[0] && to?.[0] && from[0] > to[0]) throw unprocessable('from', 'must not be after to')
  if (Number(minAmount?.[0] ?? 0) > Number(maxAmount?.[0] ?? Number.POSITIVE_INFINITY))
    throw unprocessable('minAmount', 'must not be above maxAmount')
}

function startOf(query: Query, sort: string, rows: Payment[], { rules, store }: Context): number {
  const cursor = query.cursor?.[0]
  if (cursor === undefined) return 0
  const after = rules.readCursor(cursor, sort, query)
  const last = store.payments.find(({ id }) => id === after)
  if (!last) throw invalid([{ field: 'cursor', message: 'is not one of this list' }])
  return rules.indexAfter(last, rows, sort)
}

type Event = Schemas['TransactionEvent']

const WORKING_DAYS_EXPECTED = 7

function transactionOf(payment: Payment, context: Context): Schemas['Transaction'] {
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
    ...(payment.isTest && { mode: 'test' }),
    customer,
    merchantId: business.id,
    merchantName: business.name,
    currency: 'INR',
    status: paymentStatus(payment),
    ...(linkId !== undefined && { paymentLinkId: linkId }),
    ...(vpa !== undefined && { vpa: rules.maskedVpa(vpa) }),
    ...(rrn !== undefined && { rrn }),
    fee,
    tax: taxOn(fee),
    refundedAmount: refunded(payment),
    ...(isCaptured && { refundableUntil: iso(decidedAt + REFUND_WINDOW_MS) }),
    refunds: payment.refunds.map((refund) => refundShown(payment, refund, context)),
    ...(failure && { failure }),
    ...(settlementId !== undefined && { settlementId }),
    events: eventsOf(payment, context),
    createdAt: iso(createdAt),
  }
}

function refundShown(
  { method, business, isTest }: Payment,
  refund: StoredRefund,
  context: Context,
): Schemas['Refund'] {
  const { rules, now } = context
  const { id, amount, reason, idempotencyKey, createdAt } = refund
  const status = refundStatusAt(refund, now())
  const ledger = isTest ? undefined : ledgerOf(business, context)
  const settlementId = ledger?.deductedBy.get(id)
  const reversalSettlementId = ledger?.givenBackBy.get(id)
  return {
    id,
    amount,
    status,
    ...(reason !== undefined && { reason }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    reference: rules.reference(method, status, id),
    createdAt: iso(createdAt),
    expectedBy: workingDaysLater(indianDay(createdAt), WORKING_DAYS_EXPECTED),
    ...(status === 'processed' && { processedAt: iso(refundDecidedAt(createdAt)) }),
    ...(settlementId !== undefined && { settlementId }),
    ...(reversalSettlementId !== undefined && { reversalSettlementId }),
  }
}

function eventsOf(payment: Payment, context: Context): Event[] {
  const { state, createdAt, decidedAt } = payment
  const decided = { pending: 'pending', failed: 'failed', captured: 'succeeded', created: undefined } as const
  const type = decided[state]
  const refunds = payment.refunds.flatMap((refund): Event[] => {
    const at = refundDecidedAt(refund.createdAt)
    const end = {
      type: refund.fails ? 'refund_failed' : 'refund_processed',
      at: iso(at),
      amount: refund.amount,
    } as const
    const requested = { type: 'refund_requested', at: iso(refund.createdAt), amount: refund.amount } as const
    return at > context.now() ? [requested] : [requested, end]
  })
  const sentAt = state === 'captured' && !payment.isTest ? settledAt(payment, context) : undefined
  const events: Event[] = [
    { type: 'created', at: iso(createdAt) },
    ...(type ? [{ type, at: iso(decidedAt) }] : []),
    ...refunds,
    ...(sentAt === undefined ? [] : [{ type: 'settled' as const, at: sentAt }]),
  ]
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
