import type { components } from '#contract'
import { utrOf } from '../rules/references.ts'
import * as settling from '../rules/settling.ts'
import type { CodedTexts } from '../store/column-values.ts'
import { DAY_MS } from '../time/clock.ts'
import { endOfIstDay, istDay, istDayNumber } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import { businesses, ownerOf } from './businesses.ts'
import type { Captures } from './captures.ts'
import { capturesIn } from './captures.ts'
import { settlementFailure } from './failures.ts'
import type { PaymentList } from './payment-list.ts'
import { RefundQueue } from './refund-queue.ts'
import type { DrawnRefund } from './refunds.ts'

type Settlement = components['schemas']['Settlement']
type Draft = { settlement: Settlement; slot: number }
type Moment = { now: number; lastFails: boolean }

/** All settlements, and the id of each payment's. Code 0 is that of payments without one, and n that of the nth. */
export type SeededSettlements = { list: Settlement[]; ids: CodedTexts }

const SETTLEMENTS_SINCE_THE_RETURNED_ONE = 12

/**
 * One settlement per merchant and past day (IST) with captured payments, in its status at `now`. One earlier transfer
 * to the first business was returned.
 * @param refunds oldest first
 */
export function* settlementsOf(
  payments: PaymentList,
  refunds: readonly DrawnRefund[],
  moment: Moment,
): Steps<SeededSettlements> {
  const captures = yield* capturesIn(payments)
  const drafts = draftAll(captures, queuesOf(payments, refunds), istDayNumber(moment.now))
  yield
  const list = inStatus(drafts, moment)
  const codeOf = new Uint32Array(captures.totals.length + 1)
  for (const [number, { slot }] of drafts.entries()) codeOf[slot + 1] = number + 1
  const codes = new Uint32Array(payments.length)
  yield* inRanges(payments.length, (first, end) => {
    for (let place = first; place < end; place++) codes[place] = codeOf[captures.slots[place] ?? 0] ?? 0
  })
  return { list, ids: { texts: ['', ...list.map(({ id }) => id)], codes } }
}

/** The settlements of all days before today, as they were scheduled. */
function draftAll({ firstDay, totals }: Captures, queues: readonly RefundQueue[], today: number): Draft[] {
  const drafts: Draft[] = []
  for (let slot = 0; slot < (today - firstDay) * businesses.length; slot++) {
    const business = businesses[slot % businesses.length]
    const queue = queues[slot % businesses.length]
    const captured = totals[slot]
    if (!business || !queue || !captured) continue
    const capturedOn = istDay((firstDay + Math.floor(slot / businesses.length)) * DAY_MS)
    const now = endOfIstDay(capturedOn)
    const { settlement, taken } = settling.settle({
      id: `setl_${String(drafts.length + 1).padStart(7, '0')}`,
      ...ownerOf(business),
      capturedOn,
      captured,
      refundsWaiting: queue.requestedBefore(now),
      now,
    })
    queue.take(taken.length)
    drafts.push({ settlement, slot })
  }
  return drafts
}

function queuesOf({ business }: PaymentList, refunds: readonly DrawnRefund[]): RefundQueue[] {
  const queues = businesses.map(() => new RefundQueue())
  for (const refund of refunds)
    if (refund.status !== 'failed') queues[business[refund.place] ?? 0]?.add(refund)
  return queues
}

function inStatus(drafts: readonly Draft[], { now, lastFails }: Moment): Settlement[] {
  const transferred = drafts.filter(
    ({ settlement }) => settlement.merchantId === businesses[0].id && settling.processedAt(settlement) <= now,
  )
  const returned = transferred.at(-SETTLEMENTS_SINCE_THE_RETURNED_ONE)
  const rejected = lastFails ? transferred.at(-1) : undefined
  return drafts.map((draft) => {
    const { settlement } = draft
    if (draft === rejected) return settling.fail(settlement, { failure: settlementFailure.rejected })
    if (draft === returned) return settling.fail(settlement, { failure: settlementFailure.returned })
    return atPresent(settlement, now)
  })
}

function atPresent(settlement: Settlement, now: number): Settlement {
  const at = settling.processedAt(settlement)
  if (at <= now) return settling.process(settlement, { now: at, utr: utrOf(settlement.id, at) })
  return settling.processingAt(settlement) <= now ? settling.startProcessing(settlement) : settlement
}
