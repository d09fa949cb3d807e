import type { components } from '#contract'
import type { Random } from '../random.ts'
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
import { existing } from '../store/transaction-source.ts'
import { DAY_MS, HOUR_MS } from '../time/clock.ts'
import { addDays, istAt, istDay } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { counted, visited } from '../time-slicing.ts'
import { shoppingInstant } from './instants.ts'
import type { PaymentList } from './payment-list.ts'
import type { SeededTransactions } from './seeded-transactions.ts'

type Transaction = components['schemas']['Transaction']
type Refund = components['schemas']['Refund']
type Request = { place: number; at: number; share: number; willFail: boolean }

const REFUNDED_SHARE = 0.055
const REFUSED_AFTER_MS = 2 * HOUR_MS

/**
 * Adds the refunds requested until `now`, each in its status at that time. Payments of the last two days and
 * those reserved for demonstrations are not refunded.
 */
export function* addRefunds(
  transactions: SeededTransactions,
  { random, now }: { random: Random; now: number },
): Steps<void> {
  const refunds = new Map<number, Refund[]>()
  const left = new Map<number, number>()
  const requests = (yield* plan(transactions.payments, random, now)).sort((a, b) => a.at - b.at)
  let number = 0
  yield* visited(requests, ({ place, at, share, willFail }) => {
    const { amount: paid, method } = transactions.payments.payment(place)
    const remaining = left.get(place) ?? paid
    if (remaining === 0) return
    number += 1
    const id = `rfnd_${String(number).padStart(7, '0')}`
    const amount = partOf(remaining, share)
    const reason = random.int(1, 3) > 1 ? random.pick(reasons) : undefined
    const requested = requestedRefund({ id, amount, reason, now: at }, method)
    const refund = willFail ? failedRefund(requested) : done(requested, now)
    refunds.set(place, [...(refunds.get(place) ?? []), refund])
    left.set(place, willFail ? remaining : remaining - amount)
  })
  transactions.refund(refunds)
}

/** The row of a payment with its refunds, in order of their requests. */
export function refundedRow(row: Transaction, refunds: readonly Refund[]): Transaction {
  let { events } = row
  for (const { amount, createdAt, processedAt, status } of refunds) {
    events = eventsWith(events, { type: 'refund_requested', at: createdAt, amount })
    const refusedAt = new Date(Date.parse(createdAt) + REFUSED_AFTER_MS).toISOString()
    if (status === 'failed') events = eventsWith(events, { type: 'refund_failed', at: refusedAt, amount })
    if (processedAt !== undefined)
      events = eventsWith(events, { type: 'refund_processed', at: processedAt, amount })
  }
  return withRefunds({ ...row, events }, [...refunds])
}

function* plan(payments: PaymentList, random: Random, now: number): Steps<Request[]> {
  const requests: Request[] = []
  const promised = new Map<string, { pending: number; failed: number }>()
  yield* counted(payments.length, (place) => {
    const capture = existing(payments.doneAt[place], place)
    if (payments.outcome[place] !== 'success' || capture > now - 2 * DAY_MS || payments.isPromised[place])
      return
    const business = existing(payments.business[place], place)
    const sure = promised.get(business.id) ?? { pending: 2, failed: 1 }
    promised.set(business.id, sure)
    const age = now - capture

    if (sure.failed > 0 && age < 40 * DAY_MS && age > 15 * DAY_MS) {
      sure.failed -= 1
      const at = istAt(addDays(istDay(capture), 1), 11, 20)
      requests.push({ place, at, share: 1, willFail: true })
    } else if (sure.pending > 0 && age < 6 * DAY_MS) {
      sure.pending -= 1
      const at = shoppingInstant(random, now - 30 * HOUR_MS, now - HOUR_MS)
      requests.push({ place, at, share: sure.pending === 1 ? 1 : 0.3, willFail: false })
    } else if (random.next() < REFUNDED_SHARE) {
      const last = Math.min(now - HOUR_MS, capture + 6.9 * DAY_MS)
      const at = shoppingInstant(random, capture + 2 * HOUR_MS, last)
      const share = random.pick([1, 1, 1, 0.5, 0.4, 0.25, 0.2])
      requests.push({ place, at, share, willFail: false })
      const comesAgain = share < 0.5 && random.int(1, 3) === 1
      if (comesAgain) requests.push({ place, at: shoppingInstant(random, at, last), share, willFail: false })
    }
  })
  return requests
}

function done(refund: Refund, now: number): Refund {
  const at = refundCompletesAt(refund)
  if (at > now) return refund
  const isKnown = referenceKnownAt(refund, at) <= now
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
