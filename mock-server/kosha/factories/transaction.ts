import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { confirmPayment, createdPayment, failPayment, succeed } from '../rules/payments.ts'
import { refundReferenceOf } from '../rules/references.ts'
import { completeRefund, isCaptured, refundedBy, requestRefund } from '../rules/refunds.ts'
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
  const { status = 'success', method = 'upi', amount = 49_900, refunds } = given
  const owner = ownerOf(given, store)
  const id = given.id ?? store.ids.peek('txn')
  const at = Date.parse(given.createdAt ?? timestamp(store.clock.now()))
  const gatewayId = given.gatewayId ?? gatewayFor(method, owner.merchantId, store)
  const created: Transaction = {
    ...createdPayment({ id, ...owner, at, amount, method, gatewayId, customer: DEFAULT_CUSTOMER }),
    ...(store.gateways.find(gatewayId)?.mode === 'test' && { mode: 'test' }),
    ...(method === 'upi' && { vpa: 'me•••@okbank' }),
    ...(refunds && { refundedAmount: refundedBy(refunds) }),
  }
  const isToBeRefunded = !refunds && amount > 0 && status.endsWith('refunded')
  const row = isToBeRefunded
    ? refunded(succeed(created, at), status === 'refunded' ? amount : Math.ceil(amount / 2), store)
    : concluded(created, status, store)
  return { ...row, ...given, status }
}

/** The payment after it got this status. It succeeds when it is created, since "refundable until" counts from then. */
function concluded(created: Transaction, status: Transaction['status'], { clock }: Store): Transaction {
  const at = Date.parse(created.createdAt)
  if (isCaptured(status)) return succeed(created, at)
  if (status === 'pending') return confirmPayment(created, at)
  if (status !== 'failed') return created
  const [[, failure]] = failures[created.method]
  return failPayment(created, { now: notAfter(clock.now(), at, ANSWERED_AFTER_MS), failure })
}

function refunded(paid: Transaction, amount: number, { ids, clock }: Store): Transaction {
  const paidAt = Date.parse(paid.createdAt)
  const now = notAfter(clock.now(), paidAt, REFUNDED_AFTER_MS)
  const id = ids.peek('rfnd')
  const reference = refundReferenceOf(id, paid.method === 'card' ? 'arn' : 'rrn', now)
  return completeRefund(requestRefund(paid, { id, amount, now }), id, { now, reference })
}

/** Later by `ms`, but never in the future. */
const notAfter = (now: number, at: number, ms: number) => Math.max(at, Math.min(now, at + ms))

function gatewayFor(method: MethodType, merchantId: string, { gateways }: Store): string {
  const candidates = gateways.oldestFirst({ merchantId })
  const open = candidates.find(({ methods, enabled }) => enabled && methods.includes(method))
  return (open ?? candidates[0])?.id ?? 'gw_none'
}
