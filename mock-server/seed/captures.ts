import { feeOf } from '../rules/fees.ts'
import type { Captured } from '../rules/settling.ts'
import { istDayNumber } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import { businesses } from './businesses.ts'
import type { PaymentList } from './payment-list.ts'
import { SUCCESS } from './payment-list.ts'

/** The captured payments of each day (IST) and merchant. */
export type Captures = {
  /** As `istDayNumber` counts days. */
  firstDay: number
  /** By day, and for each day by merchant. */
  totals: (Captured | undefined)[]
  /** The place in `totals` of each payment plus 1, or 0 if it was not captured. */
  slots: Uint32Array
}

/** @param payments in chronological order */
export function* capturesIn(payments: PaymentList): Steps<Captures> {
  const { length, outcome, doneAt, amount, business } = payments
  const firstDay = istDayNumber(payments.at[0] ?? 0)
  const totals: (Captured | undefined)[] = []
  const slots = new Uint32Array(length)
  yield* inRanges(length, (first, end) => {
    for (let place = first; place < end; place++) {
      if (outcome[place] !== SUCCESS) continue
      const day = istDayNumber(doneAt[place] ?? 0) - firstDay
      const slot = day * businesses.length + (business[place] ?? 0)
      slots[place] = slot + 1
      const total = totals[slot] ?? { count: 0, gross: 0, fee: 0, tax: 0 }
      totals[slot] = total
      const gross = amount[place] ?? 0
      const { fee, tax } = feeOf(gross, payments.methodAt(place))
      total.count += 1
      total.gross += gross
      total.fee += fee
      total.tax += tax
    }
  })
  return { firstDay, totals, slots }
}
