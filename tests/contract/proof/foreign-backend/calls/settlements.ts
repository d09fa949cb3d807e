import type { components } from '#contract'
import { DAY, HOUR, indianDay, iso, startOf } from '../data/calendar.ts'
import { grouped } from '../data/grouping.ts'
import type { Account, Business, Payment } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { settlementId } from '../rules/transactions.ts'

type Settlement = components['schemas']['Settlement']
const MAX_SHOWN = 1000

export const settlementRoutes: Route[] = [
  route(['GET', '/payments/settlements'], ALL_ROLES, ({ account }, context) => ({
    status: 200,
    body: {
      settlements: context.rules.shownSettlements(settlementsFor(account, context).slice(0, MAX_SHOWN)),
    },
  })),
]

/** The settlements that an account may see, newest first. */
export function settlementsFor(account: Account, context: Context): Settlement[] {
  const { store, rules } = context
  const businesses = new Set(store.payments.map(({ business }) => business))
  return [...businesses]
    .filter((business) => rules.seesSettlements(account, business))
    .flatMap((business) => settlementsOf(business, context))
    .sort(rules.settlementOrder)
}

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
  const fees = payments.map((each) => each.fee)
  const tax = rules.settledTax(fees, rules.tax)
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
  if (day.endsWith('-11') || day.endsWith('-17'))
    return { status: 'failed' as const, ...rules.settlementFailure() }
  const utr = `ROAST${day.replaceAll('-', '')}0001`
  return { status: 'processed' as const, ...rules.paid(utr, iso(paidAt)) }
}
