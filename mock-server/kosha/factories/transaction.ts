import type { components } from '#contract'
import { randomOf } from '../../engine/random.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { feeOf } from '../rules/fees.ts'
import { refundReferenceOf, rrnOf } from '../rules/references.ts'
import { completeRefund, isCaptured, refundableUntil, refundedBy, requestRefund } from '../rules/refunds.ts'
import { failures } from '../seed/failures.ts'
import type { Store } from '../store/store.ts'
import { ownerOf } from './owner.ts'

type Transaction = components['schemas']['Transaction']
type MethodType = components['schemas']['MethodType']

const ANSWERED_AFTER_MS = 20_000
const REFUNDED_AFTER_MS = 60_000
const DEFAULT_CUSTOMER = { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+910000054321' }

/** A transaction with defaults: a payment of ₹499.00 by UPI to Tarang Textiles that has just succeeded. */
export function buildTransaction(given: Partial<Transaction>, store: Store): Transaction {
  const { status = 'success', method = 'upi', amount = 49_900, refunds = [] } = given
  const owner = ownerOf(given, store)
  const id = given.id ?? store.ids.peek('txn')
  const at = Date.parse(given.createdAt ?? timestamp(store.clock.now()))
  const gatewayId = given.gatewayId ?? gatewayFor(method, owner.merchantId, store)
  const captured = isCaptured(status)
  const paid: Transaction = {
    id,
    ...owner,
    amount,
    currency: 'INR',
    status: captured ? 'success' : status,
    method,
    gatewayId,
    ...(store.gateways.find(gatewayId)?.mode === 'test' && { mode: 'test' }),
    customer: DEFAULT_CUSTOMER,
    ...(captured ? feeOf(amount, method) : { fee: 0, tax: 0 }),
    refundedAmount: refundedBy(refunds),
    refunds,
    events: eventsOf(status, captured, at, store.clock.now()),
    createdAt: timestamp(at),
    ...(method === 'upi' && { vpa: 'me•••@okbank' }),
    ...(method === 'upi' && captured && { rrn: rrnOf(at, randomOf(id)) }),
    ...(captured && { refundableUntil: timestamp(refundableUntil(at)) }),
    ...(status === 'failed' && { failure: failures[method][0][1] }),
  }
  const isToBeRefunded = !given.refunds && amount > 0 && status.endsWith('refunded')
  const row = isToBeRefunded
    ? refunded(paid, status === 'refunded' ? amount : Math.ceil(amount / 2), store)
    : paid
  return { ...row, ...given, status }
}

function refunded(paid: Transaction, amount: number, { ids, clock }: Store): Transaction {
  const paidAt = Date.parse(paid.createdAt)
  const now = notAfter(clock.now(), paidAt, REFUNDED_AFTER_MS)
  const id = ids.peek('rfnd')
  const reference = refundReferenceOf(id, paid.method === 'card' ? 'arn' : 'rrn', now)
  return completeRefund(requestRefund(paid, { id, amount, now }), id, { now, reference })
}

// All events have the given time, so that "refundable until" is counted from it.
function eventsOf(
  status: Transaction['status'],
  isCaptured: boolean,
  at: number,
  now: number,
): Transaction['events'] {
  const created = { type: 'created', at: timestamp(at) } as const
  if (isCaptured) return [created, { type: 'succeeded', at: timestamp(at) }]
  if (status === 'pending') return [created, { type: 'pending', at: timestamp(at) }]
  if (status === 'failed')
    return [created, { type: 'failed', at: timestamp(notAfter(now, at, ANSWERED_AFTER_MS)) }]
  return [created]
}

/** Later by `ms`, but never in the future. */
const notAfter = (now: number, at: number, ms: number) => Math.max(at, Math.min(now, at + ms))

function gatewayFor(method: MethodType, merchantId: string, { gateways }: Store): string {
  const own = gateways.oldestFirst({ merchantId })
  return (own.find(({ methods, enabled }) => enabled && methods.includes(method)) ?? own[0])?.id ?? 'gw_none'
}
