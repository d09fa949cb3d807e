import type { components } from '#contract'
import * as ruleNumbers from '../../../web/api/rule-numbers.ts'
import { randomOf } from '../../engine/random.ts'
import { RuleViolation, rejectConflict } from '../../engine/rule-violation.ts'
import { DAY_MS, timestamp } from '../../engine/time/clock.ts'
import { istAt, istDay } from '../../engine/time/ist.ts'
import { rupees } from './rupees.ts'
import { capturedAt, withEvent } from './transaction-events.ts'
import { addWorkingDays } from './working-days.ts'

type Transaction = components['schemas']['Transaction']
type Refund = components['schemas']['Refund']
type Closed = { ok: false; code: 'not_refundable' | 'refund_window_closed'; message: string }

const { refundWindowDays } = ruleNumbers
const MAX_REFUNDS = 100

/** The last instant at which a payment captured at `capture` may be refunded, inclusive: days of 24 hours later. */
export const refundableUntil = (capture: number) => capture + refundWindowDays * DAY_MS

/** Whether a payment may be refunded at `now`, and how many paise remain. */
export function refundable(transaction: Transaction, now: number): { ok: true; remaining: number } | Closed {
  const capture = capturedAt(transaction)
  if (capture === undefined) return closed('not_refundable', notCaptured(transaction.status))
  const remaining = transaction.amount - transaction.refundedAmount
  if (remaining <= 0) return closed('not_refundable', 'This payment was refunded in full.')
  if (transaction.refunds.length >= MAX_REFUNDS) {
    return closed('not_refundable', `This payment has ${MAX_REFUNDS} refunds, the maximum.`)
  }
  if (now > refundableUntil(capture)) {
    return closed(
      'refund_window_closed',
      `A payment can be refunded within ${refundWindowDays} days. This one is older.`,
    )
  }
  return { ok: true, remaining }
}

/**
 * The transaction with a new pending refund. Amounts in paise; `expectedBy` is 7 working days after the Indian day
 * of the request. The fee and tax of the payment stay as they are.
 * @throws RuleViolation if the payment cannot be refunded, or not that much of it
 */
export function requestRefund(
  transaction: Transaction,
  { id, amount, reason, idempotencyKey, now }: RefundDetails,
): Transaction {
  const state = refundable(transaction, now)
  if (!state.ok) rejectConflict(state.code, state.message)
  if (amount > state.remaining) {
    const message = `Only ${rupees(state.remaining)} of this payment is left to refund.`
    throw new RuleViolation('conflict', message, {
      code: 'refund_exceeds_remaining',
      errors: [{ field: 'amount', message: `must be at most ${state.remaining}` }],
    })
  }
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${amount} paise cannot be refunded`)

  const refund: Refund = {
    id,
    amount,
    status: 'pending',
    ...(reason !== undefined && { reason }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    reference: { type: transaction.method === 'card' ? 'arn' : 'rrn', status: 'pending' },
    createdAt: timestamp(now),
    expectedBy: addWorkingDays(istDay(now), SLOWEST_WORKING_DAYS),
  }
  const requested = withEvent(transaction, { type: 'refund_requested', at: refund.createdAt, amount })
  return withRefunds(requested, [...transaction.refunds, refund])
}

/** The bank has processed the refund. Without a `reference`, that stays pending until `revealReference`. */
export function completeRefund(
  transaction: Transaction,
  refundId: string,
  { now, reference }: { now: number; reference?: string | undefined },
): Transaction {
  const { amount } = pendingRefund(transaction, refundId)
  const completed = replaceRefund(transaction, refundId, (refund) => ({
    ...refund,
    status: 'processed',
    processedAt: timestamp(now),
    ...(reference !== undefined && { reference: available(refund, reference) }),
  }))
  return withEvent(completed, { type: 'refund_processed', at: timestamp(now), amount })
}

/** The refund's reference is now available. */
export const revealReference = (transaction: Transaction, refundId: string, reference: string): Transaction =>
  replaceRefund(transaction, refundId, (refund) => ({ ...refund, reference: available(refund, reference) }))

/** The bank rejected the refund: its amount can be refunded again. */
export function failRefund(
  transaction: Transaction,
  refundId: string,
  { now }: { now: number },
): Transaction {
  const { amount } = pendingRefund(transaction, refundId)
  const failed = replaceRefund(transaction, refundId, (refund) => ({
    ...refund,
    status: 'failed',
    reference: { type: refund.reference.type, status: 'unavailable' },
  }))
  return withEvent(failed, { type: 'refund_failed', at: timestamp(now), amount })
}

const closed = (code: Closed['code'], message: string): Closed => ({ ok: false, code, message })

const notCaptured = (status: Transaction['status']) =>
  status === 'failed'
    ? 'This payment failed, so there is no money to refund.'
    : 'This payment has not succeeded yet, so there is no money to refund.'

function pendingRefund({ id, refunds }: Transaction, refundId: string) {
  const refund = refunds.find((candidate) => candidate.id === refundId)
  if (refund?.status !== 'pending') throw new RangeError(`${refundId} is not a pending refund of ${id}`)
  return refund
}

const replaceRefund = (transaction: Transaction, refundId: string, change: (refund: Refund) => Refund) =>
  withRefunds(
    transaction,
    transaction.refunds.map((refund) => (refund.id === refundId ? change(refund) : refund)),
  )

/** The transaction with exactly these refunds. They determine the refunded amount, and that the status. */
function withRefunds(transaction: Transaction, refunds: Refund[]): Transaction {
  const refundedAmount = refundedBy(refunds)
  return { ...transaction, refunds, refundedAmount, status: statusAfter(refundedAmount, transaction.amount) }
}

/** The sum of all refunds that the bank did not refuse, in paise. */
export const refundedBy = (refunds: Refund[]): number =>
  refunds.reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0)

/** Whether the payment succeeded, whatever was refunded since. */
export const isCaptured = (status: Transaction['status']): boolean =>
  status === 'success' || status === 'partially_refunded' || status === 'refunded'

/** The status of a captured payment with this much refunded. */
export function statusAfter(refundedAmount: number, amount: number): Transaction['status'] {
  if (refundedAmount === 0) return 'success'
  return refundedAmount < amount ? 'partially_refunded' : 'refunded'
}

const [FASTEST_WORKING_DAYS, SLOWEST_WORKING_DAYS] = ruleNumbers.refundBusinessDays

export type RefundDetails = {
  id: string
  amount: number
  reason?: string | undefined
  idempotencyKey?: string | undefined
  /** Epoch milliseconds. */
  now: number
}

/** The reference of a refund, now that it is available. */
const available = ({ reference: { type } }: Refund, value: string): Refund['reference'] => ({
  type,
  status: 'available',
  value,
})

/** When the bank completes a refund: at 11:00 IST, a number of working days after the request that depends on its id. */
export function refundCompletesAt({ id, createdAt }: Pick<Refund, 'id' | 'createdAt'>): number {
  const days = randomOf(id).int(FASTEST_WORKING_DAYS, SLOWEST_WORKING_DAYS)
  return istAt(addWorkingDays(istDay(Date.parse(createdAt)), days), 11)
}

/** When its reference becomes available: immediately, but for cards on the evening of the next working day. */
export function referenceKnownAt(refund: Pick<Refund, 'id' | 'createdAt' | 'reference'>): number {
  const completes = refundCompletesAt(refund)
  return refund.reference.type === 'rrn' ? completes : istAt(addWorkingDays(istDay(completes), 1), 18)
}
