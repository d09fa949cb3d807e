import type { Random } from '../../engine/random.ts'
import { DAY_MS, HOUR_MS } from '../../engine/time/clock.ts'
import { addDays, istAt, istDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { refundPayment, refuseRefund } from '../store/requests.ts'
import { businesses } from './businesses.ts'
import { shoppingInstant } from './instants.ts'
import type { PastRequest } from './past.ts'
import type { NumberedPayment } from './payments.ts'

const REFUNDED_SHARE = 0.055
/** In hours after the request: at one merchant before the refund is deducted, at the other after it. */
const REFUSED_AFTER = { malhar: 2, tarang: 50 }
const REFUNDED_AGAIN_AFTER = 74

/**
 * The refund requests until `now`, and the refusals by the bank. Payments of the last two days and those reserved
 * for demonstrations are not refunded.
 */
export async function refundRequests(
  payments: readonly NumberedPayment[],
  { random, now, bankIsBehind }: { random: Random; now: number; bankIsBehind: boolean },
): Promise<PastRequest[]> {
  const requests: PastRequest[] = []
  const certain = new Map(
    businesses.map(({ key }) => {
      const late = bankIsBehind && key === 'tarang' ? 1 : 0
      return [key, { pending: 2, failed: 1, late }]
    }),
  )

  function request({ id, doneAt, business }: NumberedPayment) {
    const age = now - doneAt
    const left = certain.get(business.key)
    if (left && left.failed > 0 && age < 40 * DAY_MS && age > 15 * DAY_MS) {
      left.failed -= 1
      const at = istAt(addDays(istDay(doneAt), 1), 11, 20)
      requests.push(
        refundRequest(id, { at, share: 1, random }),
        refusal(id, at + REFUSED_AFTER[business.key] * HOUR_MS),
      )
      if (!bankIsBehind)
        requests.push(refundRequest(id, { at: at + REFUNDED_AGAIN_AFTER * HOUR_MS, share: 1, random }))
    } else if (left && left.late > 0 && age < 24 * DAY_MS && age > 18 * DAY_MS) {
      left.late -= 1
      const at = istAt(addDays(istDay(doneAt), 1), 11, 20)
      requests.push(refundRequest(id, { at, share: 1, random, isForgotten: true }))
    } else if (left && left.pending > 0 && age < 6 * DAY_MS) {
      left.pending -= 1
      const at = shoppingInstant(random, now - 30 * HOUR_MS, now - HOUR_MS)
      requests.push(refundRequest(id, { at, share: left.pending === 1 ? 1 : 0.3, random }))
    } else if (random.next() < REFUNDED_SHARE) {
      const last = Math.min(now - HOUR_MS, doneAt + 6.9 * DAY_MS)
      const at = shoppingInstant(random, doneAt + 2 * HOUR_MS, last)
      const share = random.pick([1, 1, 1, 0.5, 0.4, 0.25, 0.2])
      requests.push(refundRequest(id, { at, share, random }))
      const comesAgain = share < 0.5 && random.int(1, 3) === 1
      if (comesAgain)
        requests.push(refundRequest(id, { at: shoppingInstant(random, at, last), share, random }))
    }
  }

  await yieldingForEach(payments, (payment) => {
    const { outcome, isPromised, doneAt } = payment
    if (outcome === 'success' && !isPromised && doneAt <= now - 2 * DAY_MS) request(payment)
  })
  return requests
}

type Share = { at: number; share: number; random: Random; isForgotten?: boolean }

/** A request to refund a share of the rest of a payment; the bank may forget it. */
function refundRequest(id: string, { at, share, random, isForgotten }: Share): PastRequest {
  const reason = random.int(1, 3) > 1 ? random.pick(reasons) : undefined
  return {
    at,
    send: (store) => {
      const payment = store.transactions.get(id, {})
      const amount = partOf(payment.amount - payment.refundedAmount, share)
      const { refunds } = refundPayment(payment, { amount, reason }, store)
      if (isForgotten) store.schedule.drop('refund-completes', refunds.at(-1)?.id ?? '')
    },
  }
}

/** The bank refuses the latest refund of a payment. */
const refusal = (id: string, at: number): PastRequest => ({
  at,
  send: (store) => {
    const payment = store.transactions.get(id, {})
    const refund = payment.refunds.at(-1)
    if (refund) refuseRefund(payment, refund.id, store)
  },
})

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
