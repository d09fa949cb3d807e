import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { addDays, istDay } from '../../engine/time/ist.ts'
import { feeOf, gstOn } from '../rules/fees.ts'
import { utrOf } from '../rules/references.ts'
import { processedAt, settle } from '../rules/settling.ts'
import { settlementFailure } from '../seed/failures.ts'
import type { Store } from '../store/store.ts'
import { ownerOf } from './owner.ts'

type Settlement = components['schemas']['Settlement']

/** A settlement with defaults: ₹1,000.00 captured by UPI, yesterday or, if its transfer is still to be sent, today. */
export function buildSettlement(given: Partial<Settlement>, store: Store): Settlement {
  const now = store.clock.now()
  const { status = 'scheduled', gross = 100_000, refunds = 0, fee = feeOf(gross, 'upi').fee } = given
  const tax = given.tax ?? gstOn(fee)
  const id = given.id ?? store.ids.peek('setl')
  const { settlement } = settle({
    id,
    ...ownerOf(given, store),
    capturedOn: given.capturedOn ?? addDays(istDay(now), status === 'scheduled' ? 0 : -1),
    captured: { count: 1, gross, fee, tax },
    refundsWaiting: [],
    adjustments: given.adjustments ?? [],
    now,
  })
  const due = Math.min(now, processedAt(settlement))
  return {
    ...settlement,
    status,
    refunds,
    net: settlement.net - refunds,
    ...(status === 'processed' && { utr: utrOf(id, due), processedAt: timestamp(due) }),
    ...(status === 'failed' && { failure: settlementFailure.rejected }),
    ...given,
  }
}
