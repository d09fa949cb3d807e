import type { components } from '#contract'
import { feeOf } from '../rules/fees.ts'
import { utrOf } from '../rules/references.ts'
import * as settling from '../rules/settling.ts'
import { existing } from '../store/transaction-source.ts'
import { DAY_MS } from '../time/clock.ts'
import { endOfIstDay, istDay, istDayNumber } from '../time/ist.ts'
import type { Steps } from '../time-slicing.ts'
import { counted } from '../time-slicing.ts'
import type { Business } from './businesses.ts'
import { settlementFailure } from './failures.ts'
import type { PaymentList } from './payment-list.ts'
import type { SeededTransactions } from './seeded-transactions.ts'

type Settlement = components['schemas']['Settlement']
type Draft = { settlement: Settlement; places: number[] }

const SETTLEMENTS_SINCE_THE_RETURNED_ONE = 12

/**
 * One settlement per merchant and past day (IST) with captured payments, in its status at `now`. Also links
 * the transactions to their settlements. One earlier transfer to the first business was returned.
 */
export function* settlementsOf(
  transactions: SeededTransactions,
  businesses: readonly [Business, ...Business[]],
  { now, lastFails }: { now: number; lastFails: boolean },
): Steps<Settlement[]> {
  const drafts = yield* scheduleAll(transactions, businesses, istDay(now))
  const transferred = drafts.filter(
    ({ settlement }) => settlement.merchantId === businesses[0].id && settling.processedAt(settlement) <= now,
  )
  const returned = transferred.at(-SETTLEMENTS_SINCE_THE_RETURNED_ONE)
  const rejected = lastFails ? transferred.at(-1) : undefined

  const settlements: Settlement[] = []
  for (const draft of drafts) {
    yield
    const settlement = asOf(now, draft, { returned, rejected })
    transactions.settle(draft.places, settlement)
    settlements.push(settlement)
  }
  return settlements
}

function* scheduleAll(
  transactions: SeededTransactions,
  businesses: readonly Business[],
  today: string,
): Steps<Draft[]> {
  const captured = yield* capturedByDay(transactions.payments)
  const pastDays = [...captured.keys()].filter((day) => day < today).sort()
  const refunded = Array.from(transactions.refunded(), ([place, refunds]) => ({
    id: transactions.id(place),
    refunds,
    merchantId: transactions.payments.payment(place).business.id,
  }))
  const waiting = new Map(
    businesses.map(({ id }) => {
      const own = refunded.filter(({ merchantId }) => merchantId === id)
      return [id, settling.refundsWaiting(own, [])]
    }),
  )
  const drafts: Draft[] = []
  for (const capturedOn of pastDays) {
    yield
    const now = endOfIstDay(capturedOn)
    for (const { id: merchantId, name: merchantName } of businesses) {
      const places = captured.get(capturedOn)?.get(merchantId)
      if (!places) continue
      const queue = waiting.get(merchantId) ?? []
      const { settlement, taken } = settling.settle({
        id: `setl_${String(drafts.length + 1).padStart(7, '0')}`,
        merchantId,
        merchantName,
        capturedOn,
        payments: places.map((place) => paidAt(transactions, place)),
        refundsWaiting: requestedBefore(now, queue),
        now,
      })
      waiting.set(merchantId, queue.slice(taken.length))
      drafts.push({ settlement, places })
    }
  }
  return drafts
}

/** The refunds requested before `now`. @param queue oldest first */
function requestedBefore<Refund extends { createdAt: string }>(now: number, queue: Refund[]): Refund[] {
  const later = queue.findIndex(({ createdAt }) => Date.parse(createdAt) >= now)
  return later === -1 ? queue : queue.slice(0, later)
}

/** The amount and fees of the payment at a place, in paise. */
function paidAt({ payments }: SeededTransactions, place: number) {
  const amount = payments.amount[place] ?? 0
  const { fee, tax } = feeOf(amount, existing(payments.method[place], place))
  return { amount, fee, tax }
}

/** The places of captured payments, by day and merchant. */
function* capturedByDay(payments: PaymentList) {
  const days = new Map<number, Map<string, number[]>>()
  yield* counted(payments.length, (place) => {
    if (payments.outcome[place] !== 'success') return
    const number = istDayNumber(payments.doneAt[place] ?? 0)
    const ofDay = days.get(number) ?? new Map<string, number[]>()
    if (ofDay.size === 0) days.set(number, ofDay)
    const merchant = existing(payments.business[place], place).id
    const own = ofDay.get(merchant)
    if (own) own.push(place)
    else ofDay.set(merchant, [place])
  })
  return new Map([...days].map(([number, merchants]) => [istDay(number * DAY_MS), merchants]))
}

function asOf(
  now: number,
  draft: Draft,
  { returned, rejected }: { returned: Draft | undefined; rejected: Draft | undefined },
): Settlement {
  const { settlement } = draft
  if (draft === rejected) return settling.fail(settlement, { failure: settlementFailure.rejected })
  if (draft === returned) return settling.fail(settlement, { failure: settlementFailure.returned })
  const at = settling.processedAt(settlement)
  if (at <= now) return settling.process(settlement, { now: at, utr: utrOf(settlement.id, at) })
  return settling.processingAt(settlement) <= now ? settling.startProcessing(settlement) : settlement
}
