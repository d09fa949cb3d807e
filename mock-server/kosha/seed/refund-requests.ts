import type { Random } from '../../engine/random.ts'
import { DAY_MS, HOUR_MS } from '../../engine/time/clock.ts'
import { addDays, istAt, istDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { businesses } from './businesses.ts'
import { shoppingInstant } from './instants.ts'
import type { Payment } from './payments.ts'

/** A request at `at` to refund a share of what is left of a payment. */
export type RefundRequest = { payment: Payment; at: number; share: number; willFail: boolean }

const REFUNDED_SHARE = 0.055

/**
 * The requests until `now`, oldest first. Payments of the last two days and those reserved for demonstrations are not
 * refunded.
 */
export async function refundRequests(
  payments: readonly Payment[],
  random: Random,
  now: number,
): Promise<RefundRequest[]> {
  const requests: RefundRequest[] = []
  const promised = new Map(businesses.map(({ key }) => [key, { pending: 2, failed: 1 }]))

  function request(payment: Payment) {
    const { doneAt, business } = payment
    const age = now - doneAt
    const sure = promised.get(business.key)
    if (sure && sure.failed > 0 && age < 40 * DAY_MS && age > 15 * DAY_MS) {
      sure.failed -= 1
      const at = istAt(addDays(istDay(doneAt), 1), 11, 20)
      requests.push({ payment, at, share: 1, willFail: true })
    } else if (sure && sure.pending > 0 && age < 6 * DAY_MS) {
      sure.pending -= 1
      const at = shoppingInstant(random, now - 30 * HOUR_MS, now - HOUR_MS)
      requests.push({ payment, at, share: sure.pending === 1 ? 1 : 0.3, willFail: false })
    } else if (random.next() < REFUNDED_SHARE) {
      const last = Math.min(now - HOUR_MS, doneAt + 6.9 * DAY_MS)
      const at = shoppingInstant(random, doneAt + 2 * HOUR_MS, last)
      const share = random.pick([1, 1, 1, 0.5, 0.4, 0.25, 0.2])
      requests.push({ payment, at, share, willFail: false })
      const comesAgain = share < 0.5 && random.int(1, 3) === 1
      if (comesAgain)
        requests.push({ payment, at: shoppingInstant(random, at, last), share, willFail: false })
    }
  }

  await yieldingForEach(payments, (payment) => {
    const isLongAgo = payment.doneAt <= now - 2 * DAY_MS
    if (payment.outcome === 'success' && !payment.isPromised && isLongAgo) request(payment)
  })
  return requests.sort((a, b) => a.at - b.at)
}
