import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { endOfIstDay, istDay, startOfIstDay } from '../../engine/time/ist.ts'
import { MAX_OPEN_MS } from '../rules/payments.ts'
import { capturedIn, dueReason, settle, sumOf } from '../rules/settling.ts'
import { nextWorkingDay } from '../rules/working-days.ts'
import type { Waiting } from './ledger.ts'
import { waitingEntries } from './ledger.ts'
import type { Store } from './store.ts'
import { isTest } from './sums.ts'
import type { Scope } from './table.ts'

type Transaction = components['schemas']['Transaction']
type Settlement = components['schemas']['Settlement']
type Unsettled = NonNullable<components['schemas']['Stats']['unsettled']>

/** When the payments that were captured on a day may have been created. */
export const creationOf = (day: string) => ({ from: startOfIstDay(day) - MAX_OPEN_MS, to: endOfIstDay(day) })

/**
 * One settlement per merchant of the live payments captured on a day (IST), refused refunds and returned transfers, with the
 * payments and refunds that it takes. Not stored.
 */
export function settlementsOfDay(
  store: Store,
  { day, at, scope = {}, nextId }: { day: string; at: number; scope?: Scope; nextId: () => string },
): { settlement: Settlement; payments: Transaction[]; deducted: Waiting['refunds'] }[] {
  const { from, to } = creationOf(day)
  const [start, end] = [timestamp(startOfIstDay(day)), timestamp(endOfIstDay(day))]
  const payments = store.transactions.between(from, to).filter((row) => {
    const { merchantId, settlementId, events } = row
    if (settlementId !== undefined || isTest(row) || merchantId !== (scope.merchantId ?? merchantId))
      return false
    const capture = events.find(({ type }) => type === 'succeeded')
    return capture && capture.at >= start && capture.at < end
  })
  const waiting = waitingEntries(store, scope)
  const merchants = new Set(payments.map(({ merchantId }) => merchantId))
  for (const [merchantId, { adjustments }] of waiting) if (adjustments.length > 0) merchants.add(merchantId)
  return [...merchants].map((merchantId) => {
    const captured = payments.filter((row) => row.merchantId === merchantId)
    const {
      merchantName = captured[0]?.merchantName ?? merchantId,
      refunds = [],
      adjustments = [],
    } = waiting.get(merchantId) ?? {}
    const { settlement, taken } = settle({
      id: nextId(),
      merchantId,
      merchantName,
      capturedOn: day,
      captured: capturedIn(captured),
      refundsWaiting: refunds,
      adjustments,
      now: at,
    })
    return { settlement, payments: captured, deducted: refunds.slice(0, taken.length) }
  })
}

/** The settlements of today's payments if the day ended now, in paise. */
export function unsettledToday(store: Store, scope: Scope): Unsettled {
  const at = store.clock.now()
  const day = istDay(at)
  const { day: dueOn, skipped } = nextWorkingDay(day)
  const sum = { count: 0, gross: 0, refunds: 0, fee: 0, tax: 0, adjustments: 0, net: 0 }
  for (const { settlement } of settlementsOfDay(store, { day, at, scope, nextId: () => '' })) {
    sum.count += settlement.transactionCount
    sum.gross += settlement.gross
    sum.refunds += settlement.refunds
    sum.fee += settlement.fee
    sum.tax += settlement.tax
    sum.adjustments += sumOf(settlement.adjustments)
    sum.net += settlement.net
  }
  return { ...sum, dueOn, dueReason: dueReason(skipped) }
}
