import type { components } from '#contract'
import { compareStrings } from '../../engine/compare-strings.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { endOfIstDay, istDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { utrOf } from '../rules/references.ts'
import * as settling from '../rules/settling.ts'
import { businesses } from './businesses.ts'
import { settlementFailure } from './failures.ts'
import type { Payment } from './payments.ts'
import type { SeededRefund } from './refunds.ts'

type Settlement = components['schemas']['Settlement']
type Transaction = components['schemas']['Transaction']

const SETTLEMENTS_SINCE_THE_RETURNED_ONE = 12

/** A payment, and its row without refunds and settlement. */
export type PaidRow = { payment: Payment; row: Transaction }

/** The captured payments of one merchant on one Indian day. */
type CaptureDay = { capturedOn: string; merchantId: string; payments: Transaction[] }

/** The merchant and day of a captured payment. */
export const captureDayOf = ({ outcome, business, doneAt }: Payment): string | undefined =>
  outcome === 'success' ? `${business.id} ${istDay(doneAt)}` : undefined

/**
 * The settlements of all days before today, oldest first, as they are at `now`. One earlier transfer to the first
 * business was returned.
 * @param refunds oldest first
 */
export async function settlementsOf(
  paid: readonly PaidRow[],
  refunds: readonly SeededRefund[],
  { now, lastFails }: { now: number; lastFails: boolean },
): Promise<Settlement[]> {
  const settlements = scheduled(await daysBefore(istDay(now), paid), refunds)
  const transferred = settlements.filter(
    (each) => each.merchantId === businesses[0].id && settling.processedAt(each) <= now,
  )
  const returned = transferred.at(-SETTLEMENTS_SINCE_THE_RETURNED_ONE)
  const rejected = lastFails ? transferred.at(-1) : undefined
  return settlements.map((each) => {
    if (each === rejected) return settling.failSettlement(each, { failure: settlementFailure.rejected })
    if (each === returned) return settling.failSettlement(each, { failure: settlementFailure.returned })
    return atPresent(each, now)
  })
}

async function daysBefore(today: string, paid: readonly PaidRow[]): Promise<CaptureDay[]> {
  const days = new Map<string, CaptureDay>()
  await yieldingForEach(paid, ({ payment, row }) => {
    const key = captureDayOf(payment)
    const capturedOn = istDay(payment.doneAt)
    if (key === undefined || capturedOn >= today) return
    const day = days.get(key) ?? { capturedOn, merchantId: payment.business.id, payments: [] }
    day.payments.push(row)
    days.set(key, day)
  })
  return [...days.values()]
}

/** The settlements as they were scheduled at the end of each day. */
function scheduled(days: readonly CaptureDay[], refunds: readonly SeededRefund[]): Settlement[] {
  const deductible = refunds.filter(({ refund }) => refund.status !== 'failed')
  const waiting = new Map(
    businesses.map(({ id }) => [id, deductible.filter(({ payment }) => payment.business.id === id)]),
  )
  return days.toSorted(byDayAndBusiness).map(({ capturedOn, merchantId, payments }, index) => {
    const now = endOfIstDay(capturedOn)
    const end = timestamp(now)
    const own = waiting.get(merchantId) ?? []
    const requested = own.filter(({ refund }) => refund.createdAt < end)
    const { settlement, taken } = settling.settle({
      id: `setl_${String(index + 1).padStart(7, '0')}`,
      merchantId,
      merchantName: payments[0]?.merchantName ?? merchantId,
      capturedOn,
      captured: settling.capturedIn(payments),
      refundsWaiting: requested.map(({ refund: { id: refundId, amount } }) => ({ refundId, amount })),
      now,
    })
    waiting.set(merchantId, own.slice(taken.length))
    return settlement
  })
}

const byDayAndBusiness = (a: CaptureDay, b: CaptureDay) =>
  compareStrings(a.capturedOn, b.capturedOn) || numberOf(a) - numberOf(b)

const numberOf = ({ merchantId }: CaptureDay) => businesses.findIndex(({ id }) => id === merchantId)

function atPresent(settlement: Settlement, now: number): Settlement {
  const at = settling.processedAt(settlement)
  if (at <= now) return settling.processSettlement(settlement, { now: at, utr: utrOf(settlement.id, at) })
  return settling.processingAt(settlement) <= now ? settling.startProcessing(settlement) : settlement
}
