import { grouped } from '../data/grouping.ts'
import type { Payment } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { settlementsFor } from './settlements.ts'
import { paymentsFor } from './transactions.ts'

export const statsRoutes: Route[] = [
  route(['GET', '/payments/stats'], ALL_ROLES, ({ account }, context) => {
    const { rules, now, store } = context
    const payments = rules.countedPayments(paymentsFor(account, context))
    const today = rules.statsDay(now())
    const pending = settlementsFor(account, context).filter(rules.isPendingSettlement)
    const all = countsOf(payments, context)
    const ofToday = countsOf(
      payments.filter(({ createdAt }) => rules.statsDay(createdAt) === today),
      context,
    )
    const stats = {
      totalTransactions: all.count,
      totalAmount: all.amount,
      ...rateOf(all, context),
      pendingSettlements: pending.length,
      pendingSettlementAmount: pending.reduce((sum, { net }) => sum + net, 0),
      todayTransactions: ofToday.count,
      todayAmount: ofToday.amount,
      daily: daily(payments, today, context),
      byMerchant: groups(payments, ({ business }) => business, context),
      byGateway: groups(
        payments,
        ({ gatewayId }) => {
          const name = store.gateways.find(({ id }) => id === gatewayId)?.name ?? gatewayId
          return { id: gatewayId, name }
        },
        context,
      ),
    }
    return { status: 200, body: { stats: rules.stats(stats) } }
  }),
]

function daily(payments: Payment[], today: string, context: Context) {
  const { rules } = context
  const byDay = grouped(payments, ({ createdAt }) => rules.statsDay(createdAt))
  return rules.statsDays(today).map((date) => {
    const { amount, count, succeeded, failed } = countsOf(byDay.get(date) ?? [], context)
    return { date, amount, count, succeeded, failed }
  })
}

function groups(
  payments: Payment[],
  key: (payment: Payment) => { id: string; name: string },
  context: Context,
) {
  const { rules } = context
  const byId = grouped(payments, (payment) => key(payment).id)
  return [...byId]
    .map(([id, rows]) => {
      const counts = countsOf(rows, context)
      const name = rows.map(key).find((each) => each.id === id)?.name ?? id
      return { id, name, amount: counts.amount, count: counts.count, ...rateOf(counts, context) }
    })
    .sort(rules.groupOrder)
    .slice(0, 100)
}

/** Omitted if no payment has completed, since there is no rate then. */
export function rateOf(counts: { succeeded: number; failed: number }, { rules }: Context) {
  const successRate = rules.rate(counts)
  return successRate === undefined ? {} : { successRate }
}

export function countsOf(payments: Payment[], { rules }: Context) {
  const captured = payments.filter(rules.hasSucceeded)
  return {
    count: payments.length,
    succeeded: captured.length,
    failed: payments.filter(({ state }) => state === 'failed').length,
    amount: captured.reduce((sum, payment) => sum + rules.capturedAmount(payment), 0),
  }
}
