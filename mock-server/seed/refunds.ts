import type { components } from '#contract'
import type { Random } from '../random.ts'
import { refundReferenceOf } from '../rules/references.ts'
import {
  failedRefund,
  haveAllEnded,
  processedRefund,
  referenceKnownAt,
  refundCompletesAt,
  requestCompletesAt,
  requestedRefund,
} from '../rules/refund-states.ts'
import { withRefunds } from '../rules/refunds.ts'
import { eventsWith } from '../rules/transaction-events.ts'
import { HOUR_MS } from '../time/clock.ts'
import { addDays, endOfIstDay, istDay } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { visited } from '../time-slicing.ts'
import type { PaymentList } from './payment-list.ts'
import { refundRequests } from './refund-requests.ts'

type Transaction = components['schemas']['Transaction']
type Refund = components['schemas']['Refund']

/** A refund before its row is created. */
export type DrawnRefund = {
  id: string
  /** Of its payment. */
  place: number
  at: number
  /** In paise. */
  amount: number
  reason: string | undefined
  status: Refund['status']
  /** Whether nothing happens to it after `now`. */
  hasEnded: boolean
}

const REFUSED_AFTER_MS = 2 * HOUR_MS

/** Draws the refunds requested until `now`, oldest first, each with its status at that time. */
export function* drawRefunds(payments: PaymentList, random: Random, now: number): Steps<DrawnRefund[]> {
  const refunds: DrawnRefund[] = []
  const left = new Map<number, number>()
  const ended = lastEndedDay(now)
  const requests = (yield* refundRequests(payments, random, now)).sort((a, b) => a.at - b.at)
  yield* visited(requests, ({ place, at, share, willFail }) => {
    const remaining = left.get(place) ?? payments.amount[place] ?? 0
    if (remaining === 0) return
    const id = `rfnd_${String(refunds.length + 1).padStart(7, '0')}`
    const amount = partOf(remaining, share)
    const reason = random.int(1, 3) > 1 ? random.pick(reasons) : undefined
    const isLongAgo = at < ended
    const isDone = isLongAgo || requestCompletesAt(id, at) <= now
    const status = willFail ? 'failed' : isDone ? 'processed' : 'pending'
    refunds.push({ id, place, at, amount, reason, status, hasEnded: isLongAgo || willFail })
    left.set(place, willFail ? remaining : remaining - amount)
  })
  return refunds
}

/** The row of a refund at `now` of a payment by this method. */
export function refundOf(drawn: DrawnRefund, method: Transaction['method'], now: number): Refund {
  const requested = requestedRefund({ ...drawn, now: drawn.at }, method)
  if (drawn.status === 'failed') return failedRefund(requested)
  return drawn.status === 'processed' ? done(requested, now) : requested
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

/** The end of the last day (IST) whose refunds have all ended by `now`. Checking each refund would take much longer. */
function lastEndedDay(now: number): number {
  let day = istDay(now)
  while (!haveAllEnded(day, now)) day = addDays(day, -1)
  return endOfIstDay(day)
}

function done(refund: Refund, now: number): Refund {
  const at = refundCompletesAt(refund)
  const isKnown = referenceKnownAt(refund, at) <= now
  const reference = isKnown ? refundReferenceOf(refund.id, refund.reference.type, at) : undefined
  return processedRefund(refund, { now: at, reference })
}

/** A share of an amount in paise. Partial amounts are rounded down to whole rupees. */
const partOf = (amount: number, share: number) =>
  share === 1 ? amount : Math.max(1, Math.floor((amount * share) / 100) * 100)

const timestamp = (at: number) => new Date(at).toISOString()

const reasons = [
  'Ordered twice',
  'Out of stock',
  'Arrived damaged',
  'Colour differs from the picture',
  'Cancelled by the customer',
] as const
