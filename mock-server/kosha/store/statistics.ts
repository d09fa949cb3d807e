import type { components } from '#contract'
import { DAY_MS, MINUTE_MS } from '../../engine/time/clock.ts'
import { addDays, istDay, istDayNumber, istHour } from '../../engine/time/ist.ts'
import { isCaptured } from '../rules/refunds.ts'
import { unsettledToday } from './days-settlements.ts'
import type { Store } from './store.ts'
import type { Sum } from './sums.ts'
import { count, isTest, nothing, sumOf } from './sums.ts'
import type { Scope } from './table.ts'

type Stats = components['schemas']['Stats']

const DAYS = 90
const MAX_GROUPS = 100

/** Dashboard statistics of live payments, for one merchant or all of them. Amounts in paise, days in IST. */
export function figures(store: Store, scope: Scope): Stats {
  const now = store.clock.now()
  const today = istDay(now)
  const todayNumber = istDayNumber(now)
  const all = nothing()
  const byDay = new Map<number, Sum>()
  const byMerchant = new Map<string, Sum>()
  const byGateway = new Map<string, Sum>()
  const recent = recentFigures(now)
  const gatewayName = (id: string) => store.gateways.find(id)?.name ?? id
  for (const { row, createdAt } of store.transactions.all()) {
    if (isTest(row) || (scope.merchantId !== undefined && row.merchantId !== scope.merchantId)) continue
    count(all, row)
    count(sumOf(byDay, istDayNumber(createdAt)), row)
    count(sumOf(byMerchant, row.merchantId), row)
    count(sumOf(byGateway, row.gatewayId), row)
    recent.count(row, createdAt)
  }
  const pending = store.settlements
    .oldestFirst(scope)
    .filter(({ status }) => status === 'scheduled' || status === 'processing')
  return {
    totalTransactions: all.count,
    totalAmount: all.amount,
    ...successRateOf(all),
    pendingSettlements: pending.length,
    pendingSettlementAmount: pending.reduce((sum, { net }) => sum + net, 0),
    todayTransactions: byDay.get(todayNumber)?.count ?? 0,
    todayAmount: byDay.get(todayNumber)?.amount ?? 0,
    daily: Array.from({ length: DAYS }, (_each, index) => {
      const date = addDays(today, index - DAYS + 1)
      const { amount, count, succeeded, failed } = byDay.get(todayNumber + index - DAYS + 1) ?? nothing()
      return { date, amount, count, succeeded, failed }
    }),
    byMerchant: ranked(byMerchant, (id) => store.accounts.businessNameOf(id)),
    byGateway: ranked(byGateway, gatewayName),
    todayCompared: recent.todayCompared(),
    last30Days: {
      byMethod: ranked(recent.byMethod, (type) => METHOD_NAMES[type] ?? type),
      byGateway: ranked(recent.byGateway, gatewayName),
      failures: recent.failures(),
    },
    unsettled: unsettledToday(store, scope),
  }
}

const METHOD_NAMES: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}

/** The success rate of live payments through a gateway. */
export function successRateThrough(gatewayId: string, { transactions }: Store) {
  const sum = nothing()
  for (const { row } of transactions.all()) if (row.gatewayId === gatewayId && !isTest(row)) count(sum, row)
  return successRateOf(sum)
}

const ranked = (sums: Map<string, Sum>, nameOf: (id: string) => string) =>
  [...sums]
    .map(([id, sum]) => ({
      id,
      name: nameOf(id),
      amount: sum.amount,
      count: sum.count,
      ...successRateOf(sum),
    }))
    .sort((a, b) => b.amount - a.amount)
    .slice(0, MAX_GROUPS)

/** Succeeded ÷ (succeeded + failed), in per cent with two decimals. Empty while no payment has ended. */
const successRateOf = ({ succeeded, failed }: { succeeded: number; failed: number }) =>
  succeeded + failed === 0
    ? {}
    : { successRate: Math.round((succeeded / (succeeded + failed)) * 10_000) / 100 }

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']

const RECENT_DAYS = 30
const MAX_FAILURES = 10

/**
 * Collects the figures of the last 30 days, today by the hour included, while all payments are counted. The time of
 * the day counts by the minute, so that they do not change within one.
 */
function recentFigures(now: number) {
  const today = istDayNumber(now)
  const minute = now - (now % MINUTE_MS)
  const byMethod = new Map<string, Sum>()
  const byGateway = new Map<string, Sum>()
  const byFailure = new Map<string, Schemas['FailureCount']>()
  const hours = Array.from({ length: istHour(now) + 1 }, () => 0)
  const yesterdayHours = Array.from({ length: 24 }, () => 0)
  let yesterdayByNow = 0
  let lastWeekByNow = 0

  function countToday(row: Transaction, createdAt: number, daysAgo: number) {
    if (!isCaptured(row.status)) return
    const hour = istHour(createdAt)
    const isBeforeNow = createdAt + daysAgo * DAY_MS <= minute
    if (daysAgo === 0) hours[hour] = (hours[hour] ?? 0) + row.amount
    if (daysAgo === 1) yesterdayHours[hour] = (yesterdayHours[hour] ?? 0) + row.amount
    if (daysAgo === 1 && isBeforeNow) yesterdayByNow += row.amount
    if (daysAgo === 7 && isBeforeNow) lastWeekByNow += row.amount
  }

  function countFailure({ failure }: Transaction) {
    if (!failure) return
    const entry = byFailure.get(failure.code)
    if (entry) entry.count++
    else byFailure.set(failure.code, { failure, count: 1 })
  }

  return {
    byMethod,
    byGateway,
    count(row: Transaction, createdAt: number) {
      const daysAgo = today - istDayNumber(createdAt)
      if (daysAgo < 0 || daysAgo >= RECENT_DAYS) return
      count(sumOf(byMethod, row.method), row)
      count(sumOf(byGateway, row.gatewayId), row)
      countFailure(row)
      if (daysAgo <= 7) countToday(row, createdAt, daysAgo)
    },
    todayCompared: () => ({ yesterdayByNow, lastWeekByNow, hours, yesterdayHours }),
    failures: () => [...byFailure.values()].sort((a, b) => b.count - a.count).slice(0, MAX_FAILURES),
  }
}
