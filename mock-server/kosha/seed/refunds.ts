import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { HOUR_MS, timestamp } from '../../engine/time/clock.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { refundReferenceOf } from '../rules/references.ts'
import {
  failedRefund,
  processedRefund,
  referenceKnownAt,
  refundCompletesAt,
  requestedRefund,
} from '../rules/refund-states.ts'
import { withRefunds } from '../rules/refunds.ts'
import { eventsWith } from '../rules/transaction-events.ts'
import type { Payment } from './payments.ts'
import { refundRequests } from './refund-requests.ts'

type Transaction = components['schemas']['Transaction']
type Refund = components['schemas']['Refund']

export type SeededRefund = { payment: Payment; refund: Refund }

const REFUSED_AFTER_MS = 2 * HOUR_MS

/** The refunds requested until `now`, oldest first, each in its state at that time. */
export async function refundsOf(
  payments: readonly Payment[],
  random: Random,
  now: number,
): Promise<SeededRefund[]> {
  const refunds: SeededRefund[] = []
  const left = new Map<Payment, number>()
  await yieldingForEach(await refundRequests(payments, random, now), ({ payment, at, share, willFail }) => {
    const remaining = left.get(payment) ?? payment.amount
    if (remaining === 0) return
    const id = `rfnd_${String(refunds.length + 1).padStart(7, '0')}`
    const amount = partOf(remaining, share)
    const reason = random.int(1, 3) > 1 ? random.pick(reasons) : undefined
    const requested = requestedRefund({ id, amount, reason, now: at }, payment.method)
    refunds.push({ payment, refund: willFail ? failedRefund(requested) : atPresent(requested, now) })
    left.set(payment, willFail ? remaining : remaining - amount)
  })
  return refunds
}

/** The row of a payment with its refunds, in order of their requests. */
export function refundedRow(row: Transaction, refunds: readonly Refund[]): Transaction {
  let { events } = row
  for (const { amount, createdAt, processedAt, status } of refunds) {
    events = eventsWith(events, { type: 'refund_requested', at: createdAt, amount })
    const refusedAt = timestamp(Date.parse(createdAt) + REFUSED_AFTER_MS)
    if (status === 'failed') events = eventsWith(events, { type: 'refund_failed', at: refusedAt, amount })
    if (processedAt !== undefined)
      events = eventsWith(events, { type: 'refund_processed', at: processedAt, amount })
  }
  return withRefunds({ ...row, events }, [...refunds])
}

function atPresent(refund: Refund, now: number): Refund {
  const at = refundCompletesAt(refund)
  if (at > now) return refund
  const isKnown = referenceKnownAt(refund) <= now
  const reference = isKnown ? refundReferenceOf(refund.id, refund.reference.type, at) : undefined
  return processedRefund(refund, { now: at, reference })
}

/** A share of an amount in paise. Partial amounts are rounded down to whole rupees. */
const partOf = (amount: number, share: number) =>
  share === 1 ? amount : Math.max(1, Math.floor((amount * share) / 100) * 100)

const reasons = [
  'Ordered twice',
  'Out of stock',
  'Arrived damaged',
  'Colour differs from the picture',
  'Cancelled by the customer',
] as const
