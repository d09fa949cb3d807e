import type { components } from '#contract'
import type { Random } from '../random.ts'
import { refundReferenceOf } from '../rules/references.ts'
import * as refunds from '../rules/refunds.ts'
import { DAY_MS, HOUR_MS } from '../time/clock.ts'
import { addDays, istAt, istDay } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { visited } from '../time-slicing.ts'
import { shoppingInstant } from './instants.ts'
import type { Payment } from './payments.ts'
import type { SeededTransactions } from './seeded-transactions.ts'

type Transaction = components['schemas']['Transaction']
type Request = { place: number; at: number; share: number; willFail: boolean }

const REFUNDED_SHARE = 0.055

/**
 * Adds the refunds requested until `now`, each in its status at that time. Payments of the last two days and
 * those reserved for demonstrations are not refunded.
 */
export function* addRefunds(
  transactions: SeededTransactions,
  { random, now }: { random: Random; now: number },
): Steps<void> {
  const rows = new Map<number, Transaction>()
  const requests = (yield* plan(transactions.payments, random, now)).sort((a, b) => a.at - b.at)
  let number = 0
  yield* visited(requests, ({ place, at, share, willFail }) => {
    const row = rows.get(place) ?? transactions.row(place)
    const state = refunds.refundable(row, at)
    if (!state.ok) return
    number += 1
    const id = `rfnd_${String(number).padStart(7, '0')}`
    const amount = partOf(state.remaining, share)
    const reason = random.int(1, 3) > 1 ? random.pick(reasons) : undefined
    const requested = refunds.requestRefund(row, { id, amount, reason, now: at })
    const refunded = willFail
      ? refunds.failRefund(requested, id, { now: at + 2 * HOUR_MS })
      : done(requested, id, now)
    rows.set(place, refunded)
  })
  transactions.refund(rows)
}

function* plan(payments: readonly Payment[], random: Random, now: number): Steps<Request[]> {
  const requests: Request[] = []
  const promised = new Map<string, { pending: number; failed: number }>()
  yield* visited(payments, ({ outcome, doneAt: capture, isPromised, business }, place) => {
    if (outcome !== 'success' || capture > now - 2 * DAY_MS || isPromised) return
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

function done(transaction: Transaction, id: string, now: number): Transaction {
  const refund = transaction.refunds.find((one) => one.id === id)
  if (!refund) return transaction
  const at = refunds.refundCompletesAt(refund)
  if (at > now) return transaction
  const isKnown = refunds.referenceKnownAt(refund) <= now
  const reference = isKnown ? refundReferenceOf(id, refund.reference.type, at) : undefined
  return refunds.completeRefund(transaction, id, { now: at, reference })
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
