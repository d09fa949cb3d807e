import type { components } from '#contract'
import { addDays, istDay, istDayNumber } from '../../engine/time/ist.ts'
import { successRateOf } from '../rules/success-rate.ts'
import { unsettledToday } from './days-settlements.ts'
import { recentFigures } from './recent-figures.ts'
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
