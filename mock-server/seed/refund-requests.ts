import type { Random } from '../random.ts'
import { DAY_MS, HOUR_MS } from '../time/clock.ts'
import { addDays, istAt, istDay } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import { businesses } from './businesses.ts'
import { shoppingInstant } from './instants.ts'
import type { PaymentList } from './payment-list.ts'
import { SUCCESS } from './payment-list.ts'

/** A request at `at` to refund a share of what is left of the payment at a place. */
export type RefundRequest = { place: number; at: number; share: number; willFail: boolean }

const REFUNDED_SHARE = 0.055

/**
 * The requests until `now`, unordered. Payments of the last two days and those reserved for demonstrations are not
 * refunded.
 */
export function* refundRequests(payments: PaymentList, random: Random, now: number): Steps<RefundRequest[]> {
  const requests: RefundRequest[] = []
  const promised = businesses.map(() => ({ pending: 2, failed: 1 }))
  const { doneAt, outcome, promised: isPromised, business } = payments

  function request(place: number, capture: number) {
    const age = now - capture
    const sure = promised[business[place] ?? 0]
    if (sure && sure.failed > 0 && age < 40 * DAY_MS && age > 15 * DAY_MS) {
      sure.failed -= 1
      const at = istAt(addDays(istDay(capture), 1), 11, 20)
      requests.push({ place, at, share: 1, willFail: true })
    } else if (sure && sure.pending > 0 && age < 6 * DAY_MS) {
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
  }

  yield* inRanges(payments.length, (first, end) => {
    for (let place = first; place < end; place++) {
      const capture = doneAt[place] ?? 0
      if (outcome[place] === SUCCESS && isPromised[place] === 0 && capture <= now - 2 * DAY_MS)
        request(place, capture)
    }
  })
  return requests
}
