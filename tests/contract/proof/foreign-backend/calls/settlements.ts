import type { components } from '#contract'
import { DAY, HOUR, indianDay, iso, later, startOf } from '../data/calendar.ts'
import { grouped } from '../data/grouping.ts'
import type { Account, Business, Ledger, Payment } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { deductedFrom, isDeducted } from '../rules/money.ts'
import { refundDecidedAt, settlementId, taxOn } from '../rules/transactions.ts'

type Settlement = components['schemas']['Settlement']
type Adjustment = components['schemas']['Adjustment']
const MAX_SHOWN = 1000
const DAYS_SHOWN = 90

export const settlementRoutes: Route[] = [
  route(['GET', '/payments/settlements'], ALL_ROLES, ({ account }, context) => ({
    status: 200,
    body: {
      settlements: settlementsFor(account, context).slice(0, MAX_SHOWN),
    },
  })),
]

function settlementsFor(account: Account, context: Context): Settlement[] {
  const { store, rules } = context
  const businesses = new Set(store.payments.map(({ business }) => business))
  return [...businesses]
    .filter((business) => rules.owns(account, business))
    .flatMap((business) => ledgerOf(business, context).settlements)
    .sort(newestFirst)
}

const newestFirst = (a: Settlement, b: Settlement) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? 1 : -1

/** When the money of a captured payment was sent: with its settlement, or with the one that carried it. */
export function settledAt({ business, decidedAt }: Payment, context: Context): string | undefined {
  const day = indianDay(decidedAt)
  const { settlements } = ledgerOf(business, context)
  let settlement = settlements.find(({ capturedOn }) => capturedOn === day)
  while (settlement?.carriedBy !== undefined) {
    const { carriedBy } = settlement
    settlement = settlements.find(({ id }) => id === carriedBy)
  }
  return settlement?.processedAt
}

export function ledgerOf(business: Business, context: Context): Ledger {
  const ledger = context.ledgers.get(business) ?? computed(business, context)
  context.ledgers.set(business, ledger)
  return ledger
}

/** A settlement for each completed day with a captured payment or a returned amount. */
function computed(business: Business, context: Context): Ledger {
  const { store, now } = context
  const captured = store.payments.filter(
    (payment) => payment.business === business && payment.state === 'captured' && !payment.isTest,
  )
  const days = grouped(captured, ({ decidedAt }) => indianDay(decidedAt))
  const paymentOf = new Map(
    captured.flatMap(({ id, refunds }) => refunds.map((refund) => [refund.id, id] as const)),
  )
  const refunds = captured.flatMap((payment) => payment.refunds).sort((a, b) => a.createdAt - b.createdAt)
  const ledger: Ledger = { settlements: [], deductedBy: new Map(), givenBackBy: new Map() }
  const today = indianDay(now())
  for (let day = [...days.keys()].sort()[0] ?? today; day < today; day = later(day, 1)) {
    const payments = days.get(day) ?? []
    const end = startOf(day) + DAY
    const reversed = refunds.filter(
      ({ id, createdAt, fails }) =>
        fails && ledger.deductedBy.has(id) && !ledger.givenBackBy.has(id) && refundDecidedAt(createdAt) < end,
    )
    const returned = ledger.settlements.filter(
      ({ status, net, carriedBy, dueOn }) =>
        status === 'failed' && net > 0 && carriedBy === undefined && paidAt(dueOn) < end,
    )
    if (payments.length + reversed.length + returned.length === 0) continue
    const adjustments = [
      ...returned.map(
        ({ id, net }): Adjustment => ({ type: 'transfer_returned', amount: net, settlementId: id }),
      ),
      ...reversed.map(
        ({ id, amount }): Adjustment => ({
          ...{ type: 'refund_reversed', amount, refundId: id },
          transactionId: paymentOf.get(id) ?? '',
        }),
      ),
    ]
    const waiting = refunds.filter(
      ({ id, ...refund }) => !ledger.deductedBy.has(id) && isDeducted(refund, day),
    )
    const { deducted, settlement } = settle({ business, day, payments, waiting, adjustments }, context)
    ledger.settlements.push(settlement)
    for (const { id } of deducted) ledger.deductedBy.set(id, settlement.id)
    for (const { id } of reversed) ledger.givenBackBy.set(id, settlement.id)
    for (const returnedSettlement of returned) returnedSettlement.carriedBy = settlement.id
  }
  return ledger
}

type Day = {
  business: Business
  day: string
  payments: Payment[]
  waiting: { id: string; amount: number }[]
  adjustments: Adjustment[]
}

function settle({ business, day, payments, waiting, adjustments }: Day, context: Context) {
  const gross = payments.reduce((sum, { amount }) => sum + amount, 0)
  const fee = payments.reduce((sum, payment) => sum + payment.fee, 0)
  const tax = payments.reduce((sum, payment) => sum + taxOn(payment.fee), 0)
  const cameBack = adjustments.reduce((sum, { amount }) => sum + amount, 0)
  const deducted = deductedFrom(gross - fee - tax + cameBack, waiting)
  const refunds = deducted.reduce((sum, { amount }) => sum + amount, 0)
  const due = context.rules.due(day)
  const settlement: Settlement = {
    id: settlementId(business, day),
    merchantId: business.id,
    merchantName: business.name,
    gross,
    refunds,
    fee,
    tax,
    adjustments,
    net: gross - refunds - fee - tax + cameBack,
    transactionCount: payments.length,
    capturedOn: day,
    ...due,
    createdAt: iso(startOf(day) + DAY),
    ...outcome(day, paidAt(due.dueOn), context),
  }
  return { deducted, settlement }
}

const paidAt = (dueOn: string) => startOf(dueOn) + 11 * HOUR

function outcome(day: string, paidAt: number, { now }: Context) {
  if (now() < startOf(indianDay(paidAt))) return { status: 'scheduled' as const }
  if (now() < paidAt) return { status: 'processing' as const }
  // Settlements of two days a month fail because of a mistyped account number.
  if (day.endsWith('-11') || day.endsWith('-17')) return { status: 'failed' as const, failure: FAILURE }
  const utr = `ROAST${day.replaceAll('-', '')}0001`
  return { status: 'processed' as const, utr, processedAt: iso(paidAt) }
}

const FAILURE = {
  code: 'account_number_wrong',
  source: 'business',
  reason: 'The bank does not know this account number.',
  nextStep: 'Correct the account number; the amount is paid with the next settlement.',
} as const

export const statsRoutes: Route[] = [
  route(['GET', '/payments/stats'], ALL_ROLES, ({ account }, context) => {
    const { rules, now, store } = context
    const payments = paymentsFor(account, context).filter(isCounted)
    const today = indianDay(now())
    const pending = settlementsFor(account, context).filter(
      ({ status }) => status === 'scheduled' || status === 'processing',
    )
    const totals = countsOf(payments)
    const ofToday = countsOf(payments.filter(({ createdAt }) => indianDay(createdAt) === today))
    const stats = {
      totalTransactions: totals.count,
      totalAmount: totals.amount,
      ...rateOf(totals, context),
      pendingSettlements: pending.length,
      pendingSettlementAmount: pending.reduce((sum, { net }) => sum + net, 0),
      todayTransactions: ofToday.count,
      todayAmount: ofToday.amount,
      daily: daily(payments, today),
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

function daily(payments: Payment[], today: string) {
  const byDay = grouped(payments, ({ createdAt }) => indianDay(createdAt))
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = later(today, index - DAYS_SHOWN + 1)
    const { amount, count, succeeded, failed } = countsOf(byDay.get(date) ?? [])
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
      const counts = countsOf(rows)
      const name = rows.map(key).find((named) => named.id === id)?.name ?? id
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

export function countsOf(payments: Payment[]) {
  const captured = payments.filter(({ state }) => state === 'captured')
  return {
    count: payments.length,
    succeeded: captured.length,
    failed: payments.filter(({ state }) => state === 'failed').length,
    amount: captured.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export const isCounted = ({ isTest }: Payment) => !isTest

export const paymentsFor = (account: Account, { store, rules }: Context): Payment[] =>
  store.payments.filter((payment) => rules.owns(account, payment.business))
