import type { components } from '#contract'
import type { Random } from '../random.ts'
import type { Account } from '../store/accounts.ts'
import type { Steps } from '../time-slicing.ts'
import { atOnce } from '../time-slicing.ts'
import { seedAccounts } from './accounts.ts'
import { businesses, tarang } from './businesses.ts'
import { Customers } from './customers.ts'
import { drawRows } from './drawn-rows.ts'
import { gatewaysOf, withSuccessRates } from './gateways.ts'
import { aboutToExpire, linkPlans } from './link-plans.ts'
import { draftLink, numberLinks } from './payment-links.ts'
import { PaymentList } from './payment-list.ts'
import { methodsOf } from './payment-methods.ts'
import { addEverydayPayments, PROMISED_PAYMENTS, promisedPayments } from './payments.ts'
import { drawRefunds } from './refunds.ts'
import type { Scenario, Settings } from './scenarios.ts'
import { settingsOf } from './scenarios.ts'
import { SeededRefunds } from './seeded-refunds.ts'
import { SeededTransactions } from './seeded-transactions.ts'
import { settlementsOf } from './settlements.ts'

type Schemas = components['schemas']

export type Rows = Omit<SeededRows, 'transactions'> & { transactions: Schemas['Transaction'][] }

type SeededRows = {
  accounts: Account[]
  gateways: Schemas['Gateway'][]
  paymentMethods: Schemas['PaymentMethod'][]
  /** Links, transactions and settlements are sorted by creation time, as are their ids. */
  paymentLinks: Schemas['PaymentLink'][]
  transactions: SeededTransactions
  settlements: Schemas['Settlement'][]
}

type Wanted = { random: Random; now: number; scenario?: Scenario | undefined }

/**
 * The demo data at `now` (epoch milliseconds). Deterministic for a given generator state, instant and
 * scenario.
 */
export function seedRows(wanted: Wanted): Rows {
  const { transactions, ...rows } = atOnce(seedInSteps(wanted))
  const all = Array.from({ length: transactions.length }, (_each, place) => transactions.row(place))
  return { ...rows, transactions: all }
}

/** Like `seedRows`, but in interruptible steps, and with lazily created transactions. */
export function* seedInSteps({ random, now, scenario = 'busy-day' }: Wanted): Steps<SeededRows> {
  const settings = settingsOf[scenario]
  const { paymentLinks, payments, customers } = settings
    ? yield* paid(settings, random, now)
    : nothingYet(random)
  const drawn = yield* drawRows(payments, random)
  const refunds = new SeededRefunds(payments, yield* drawRefunds(payments, random, now), now)
  const lastFails = settings?.lastSettlementFails ?? false
  const settlements = yield* settlementsOf(payments, refunds.drawn, { now, lastFails })
  const gateways = businesses.flatMap((business) => gatewaysOf(business, now))
  return {
    accounts: seedAccounts(now),
    gateways: withSuccessRates(gateways, payments, drawn.gateways),
    paymentMethods: businesses.flatMap(methodsOf),
    paymentLinks,
    transactions: new SeededTransactions({ payments, customers, drawn, refunds, settlements }),
    settlements: settlements.list,
  }
}

const nothingYet = (random: Random) => ({
  paymentLinks: [],
  payments: new PaymentList(0),
  customers: new Customers(random, 0),
})

/** The links, and all payments in chronological order. */
function* paid(settings: Settings, random: Random, now: number) {
  const customerCount = settings.customers
  const customers = new Customers(random, customerCount * businesses.length)
  const shops = businesses.map((business, number) => ({
    business,
    firstCustomer: number * customerCount,
    customerCount,
    random,
    now,
    recentPaymentsFail: settings.recentPaymentsFail,
  }))
  const linkDrafts = shops.flatMap((shop) => {
    const expiring = shop.business === tarang ? aboutToExpire(settings.linksAboutToExpire, random) : []
    return [...linkPlans[shop.business.key], ...expiring].map((plan) => draftLink(shop, customers, plan))
  })
  const { links: paymentLinks, payments: linkPayments } = numberLinks(linkDrafts)
  const everyday = settings.payments
  const payments = new PaymentList(
    linkPayments.length + everyday.tarang + everyday.malhar + shops.length * PROMISED_PAYMENTS,
  )
  for (const each of linkPayments) payments.add(each)
  for (const shop of shops) yield* addEverydayPayments(payments, shop, everyday[shop.business.key])
  for (const shop of shops) for (const each of promisedPayments(shop)) payments.add(each)
  return { paymentLinks, customers, payments: yield* payments.inOrderOfTime() }
}
