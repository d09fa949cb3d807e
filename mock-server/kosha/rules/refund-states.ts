import type { components } from '#contract'
import { randomOf } from '../../engine/random.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { istAt, istDay } from '../../engine/time/ist.ts'
import { addWorkingDays } from './working-days.ts'

type Refund = components['schemas']['Refund']

const FASTEST_WORKING_DAYS = 5
const SLOWEST_WORKING_DAYS = 7

export type RefundDetails = {
  id: string
  amount: number
  reason?: string | undefined
  idempotencyKey?: string | undefined
  /** Epoch milliseconds. */
  now: number
}

/** A new pending refund of a payment by this method. */
export function requestedRefund(
  { id, amount, reason, idempotencyKey, now }: RefundDetails,
  method: components['schemas']['MethodType'],
): Refund {
  return {
    id,
    amount,
    status: 'pending',
    ...(reason !== undefined && { reason }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    reference: { type: method === 'card' ? 'arn' : 'rrn', status: 'pending' },
    createdAt: timestamp(now),
    expectedBy: addWorkingDays(istDay(now), SLOWEST_WORKING_DAYS),
  }
}

/** The refund after the bank has processed it at `now`. */
export const processedRefund = (
  refund: Refund,
  { now, reference }: { now: number; reference?: string | undefined },
): Refund => ({
  ...refund,
  status: 'processed',
  processedAt: timestamp(now),
  ...(reference !== undefined && { reference: available(refund, reference) }),
})

/** The refund after the bank has rejected it. */
export const failedRefund = (refund: Refund): Refund => ({
  ...refund,
  status: 'failed',
  reference: { type: refund.reference.type, status: 'unavailable' },
})

/** The reference of a refund, now that it is available. */
export const available = ({ reference: { type } }: Refund, value: string): Refund['reference'] => ({
  type,
  status: 'available',
  value,
})

/** When the bank completes a refund: 11:00 IST, 5 to 7 working days after the request, derived from its id. */
export function refundCompletesAt({ id, createdAt }: Pick<Refund, 'id' | 'createdAt'>): number {
  const days = randomOf(id).int(FASTEST_WORKING_DAYS, SLOWEST_WORKING_DAYS)
  return istAt(addWorkingDays(istDay(Date.parse(createdAt)), days), 11)
}

/** When its reference becomes available: immediately, but for cards on the evening of the next working day. */
export function referenceKnownAt(refund: Pick<Refund, 'id' | 'createdAt' | 'reference'>): number {
  const completes = refundCompletesAt(refund)
  return refund.reference.type === 'rrn' ? completes : istAt(addWorkingDays(istDay(completes), 1), 18)
}
