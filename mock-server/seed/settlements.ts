import type { components } from '#contract'
import { utrOf } from '../rules/references.ts'
import * as settling from '../rules/settling.ts'
import { capturedAt, eventsWith } from '../rules/transaction-events.ts'
import type { Steps } from '../slices.ts'
import { endOfIstDay, istDay, istDayNumber } from '../time/ist.ts'
import type { Business } from './businesses.ts'
import { settlementFailure } from './failures.ts'

type Settlement = components['schemas']['Settlement']
type Transaction = components['schemas']['Transaction']
type Draft = { settlement: Settlement; payments: number[] }

const PER_STEP = 500
const SETTLEMENTS_SINCE_THE_RETURNED_ONE = 12

/**
 * One settlement for each merchant and past Indian day with captured payments, as far along as `now` has it, and the
 * transactions that know theirs. One transfer to the first business was returned some time ago.
 */
export function* withSettlements(
  transactions: Transaction[],
  businesses: readonly [Business, ...Business[]],
  { now, lastFails }: { now: number; lastFails: boolean },
): Steps<{ transactions: Transaction[]; settlements: Settlement[] }> {
  const drafts = yield* scheduleAll(transactions, businesses, istDay(now))
  const transferred = drafts.filter(
    ({ settlement }) => settlement.merchantId === businesses[0].id && settling.processedAt(settlement) <= now,
  )
  const returned = transferred.at(-SETTLEMENTS_SINCE_THE_RETURNED_ONE)
  const rejected = lastFails ? transferred.at(-1) : undefined

  const rows = [...transactions]
  const settlements: Settlement[] = []
  for (const draft of drafts) {
    yield
    const settlement = asOf(now, draft, { returned, rejected })
    for (const index of draft.payments) {
      const row = rows[index]
      if (row) rows[index] = joined(row, settlement)
    }
    settlements.push(settlement)
  }
  return { transactions: rows, settlements }
}

function* scheduleAll(
  transactions: Transaction[],
  businesses: readonly Business[],
  today: string,
): Steps<Draft[]> {
  const captured = yield* capturedByDay(transactions)
  yield
  const pastDays = [...captured.keys()].filter((day) => day < today).sort()
  const waiting = new Map(
    businesses.map(({ id }) => {
      const own = transactions.filter(({ merchantId, refunds }) => merchantId === id && refunds.length > 0)
      return [id, settling.refundsWaiting(own, [])]
    }),
  )
  const drafts: Draft[] = []
  for (const capturedOn of pastDays) {
    yield
    const now = endOfIstDay(capturedOn)
    for (const { id: merchantId, name: merchantName } of businesses) {
      const payments = captured.get(capturedOn)?.get(merchantId)
      if (!payments) continue
      const queue = waiting.get(merchantId) ?? []
      const { settlement, taken } = settling.settle({
        id: `setl_${String(drafts.length + 1).padStart(7, '0')}`,
        merchantId,
        merchantName,
        capturedOn,
        payments: payments.flatMap((index) => transactions[index] ?? []),
        refundsWaiting: queue.filter(({ createdAt }) => Date.parse(createdAt) < now),
        now,
      })
      waiting.set(merchantId, queue.slice(taken.length))
      drafts.push({ settlement, payments })
    }
  }
  return drafts
}

/** The indexes of captured payments, by day and merchant. */
function* capturedByDay(transactions: Transaction[]) {
  const days = new Map<number, { day: string; merchants: Map<string, number[]> }>()
  for (const [index, transaction] of transactions.entries()) {
    if (index % PER_STEP === 0) yield
    const at = capturedAt(transaction)
    if (at === undefined) continue
    const number = istDayNumber(at)
    const ofDay = days.get(number) ?? { day: istDay(at), merchants: new Map<string, number[]>() }
    const own = ofDay.merchants.get(transaction.merchantId) ?? []
    own.push(index)
    ofDay.merchants.set(transaction.merchantId, own)
    days.set(number, ofDay)
  }
  return new Map([...days.values()].map(({ day, merchants }) => [day, merchants]))
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

/** Writes into the row, which nobody else has seen yet, to spare a hundred thousand copies. */
function joined(row: Transaction, { id, processedAt }: Settlement) {
  row.settlementId = id
  if (processedAt !== undefined) row.events = eventsWith(row.events, settling.paidOutAt(processedAt))
  return row
}
