import type { components } from '#contract'
import { DAY, HOUR, indianDay, iso, later, startOf } from '../data/calendar.ts'
import { grouped } from '../data/grouping.ts'
import type { Account, Business, Payment } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { settlementId } from '../rules/transactions.ts'

type Settlement = components['schemas']['Settlement']
const MAX_SHOWN = 1000
const DAYS_SHOWN = 90

export const settlementRoutes: Route[] = [
  route(['GET', '/payments/settlements'], ALL_ROLES, ({ account }, context) => ({
    status: 200,
    body: {
      settlements: context.rules.shownSettlements(settlementsFor(account, context).slice(0, MAX_SHOWN)),
    },
  })),
]

function settlementsFor(account: Account, context: Context): Settlement[] {
  const { store, rules } = context
  const businesses = new Set(store.payments.map(({ business }) => business))
  return [...businesses]
    .filter((business) => rules.owns(account, business))
    .flatMap((business) => settlementsOf(business, context))
    .sort(newestFirst)
}

const newestFirst = (a: Settlement, b: Settlement) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? 1 : -1

/** The settlement that includes a captured payment, once its day is over. */
export function settlementOf({ business, decidedAt }: Payment, context: Context): Settlement | undefined {
  const day = indianDay(decidedAt)
  return settlementsOf(business, context).find(({ capturedOn }) => capturedOn === day)
}

/** One for each completed day with a captured payment, oldest first. */
function settlementsOf(business: Business, context: Context): Settlement[] {
  const known = context.settlements.get(business) ?? computed(business, context)
  context.settlements.set(business, known)
  return known
}

function computed(business: Business, context: Context): Settlement[] {
  const { store, rules, now } = context
  const all = store.payments.filter((each) => each.business === business && each.state === 'captured')
  const days = grouped(rules.settledPayments(all), (payment) => rules.captureDay(payment.decidedAt))
  const refunds = rules.refundsToDeduct(all)
  const settled = new Set<string>()
  const over = [...days].filter(([day]) => day < indianDay(now())).sort(([a], [b]) => (a < b ? -1 : 1))
  return over.map(([day, payments]) => {
    const waiting = refunds
      .filter((refund) => !settled.has(refund.id) && rules.isDeducted(refund, day))
      .sort((a, b) => a.createdAt - b.createdAt)
    return settle({ business, day, payments, waiting, settled }, context)
  })
}

type Day = {
  business: Business
  day: string
  payments: Payment[]
  waiting: { id: string; amount: number }[]
  /** Ids of refunds that an earlier settlement deducted. */
  settled: Set<string>
}

function settle({ business, day, payments, waiting, settled }: Day, context: Context): Settlement {
  const { rules } = context
  const gross = payments.reduce((sum, { amount }) => sum + amount, 0)
  const fee = payments.reduce((sum, each) => sum + each.fee, 0)
  const tax = payments.reduce((sum, each) => sum + rules.tax(each.fee), 0)
  const deducted = rules.deducted(waiting, gross - fee - tax)
  const refunds = deducted.reduce((sum, { amount }) => sum + amount, 0)
  for (const { id } of deducted) settled.add(id)
  const due = rules.due(day)
  const paidAt = startOf(due.dueOn) + 11 * HOUR
  return {
    id: settlementId(business, day),
    merchantId: business.id,
    merchantName: business.name,
    gross,
    refunds,
    fee,
    tax,
    net: rules.net({ gross, refunds, fee, tax }),
    transactionCount: payments.length,
    capturedOn: day,
    ...due,
    createdAt: iso(startOf(day) + DAY),
    ...outcome(day, paidAt, context),
  }
}

function outcome(day: string, paidAt: number, { rules, now }: Context) {
  if (now() < startOf(indianDay(paidAt))) return { status: 'scheduled' as const }
  if (now() < paidAt) return { status: 'processing' as const }
  // Settlements of two days a month fail because of a mistyped account number.
  if (day.endsWith('-11') || day.endsWith('-17')) return { status: 'failed' as const, failure: FAILURE }
  const utr = `ROAST${day.replaceAll('-', '')}0001`
  return { status: 'processed' as const, ...rules.paid(utr, iso(paidAt)) }
}

const FAILURE = {
  code: 'account_number_wrong',
  source: 'business',
  reason: 'The bank does not know this account number.',
  nextStep: 'Correct the account number; the transfer is then tried again.',
} as const

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
  return Array.from({ length: DAYS_SHOWN }, (_each, index) => {
    const date = later(today, index - DAYS_SHOWN + 1)
    const { amount, count, succeeded, failed } = countsOf(byDay.get(date) ?? [], context)
    return { date, amount, count, succeeded, failed }
  })
}

function groups(
  payments: Payment[],
  key: (payment: Payment) => { id: string; name: string },
  context: Context,
) {
  const byId = grouped(payments, (payment) => key(payment).id)
  return [...byId]
    .map(([id, rows]) => {
      const counts = countsOf(rows, context)
      const name = rows.map(key).find((each) => each.id === id)?.name ?? id
      return { id, name, amount: counts.amount, count: counts.count, ...rateOf(counts, context) }
    })
    .sort((a, b) => b.amount - a.amount)
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

export const paymentsFor = (account: Account, { store, rules }: Context): Payment[] =>
  store.payments.filter((payment) => rules.seesPayment(account, payment))
