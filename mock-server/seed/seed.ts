import type { components } from '#contract'
import type { Random } from '../random.ts'
import type { Account } from '../store/accounts.ts'
import type { Steps } from '../time-slicing.ts'
import { atOnce } from '../time-slicing.ts'
import { seedAccounts } from './accounts.ts'
import { malhar, tarang } from './businesses.ts'
import { createCustomers } from './customers.ts'
import { gatewaysOf, withSuccessRates } from './gateways.ts'
import { aboutToExpire, linkPlans } from './link-plans.ts'
import { draftLink, numberLinks } from './payment-links.ts'
import { PaymentList } from './payment-list.ts'
import { methodsOf } from './payment-methods.ts'
import { addEverydayPayments, PROMISED_PAYMENTS, promisedPayments } from './payments.ts'
import { addRefunds } from './refunds.ts'
import type { Scenario, Settings } from './scenarios.ts'
import { settingsOf } from './scenarios.ts'
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
  const { paymentLinks, payments } = settings ? yield* paid(settings, random, now) : nothingYet
  const transactions = yield* SeededTransactions.from(payments, random)
  yield* addRefunds(transactions, { random, now })
  const settlements = yield* settlementsOf(transactions, businesses, {
    now,
    lastFails: settings?.lastSettlementFails ?? false,
  })
  const gateways = businesses.flatMap((business) => gatewaysOf(business, now))
  return {
    accounts: seedAccounts(now),
    gateways: withSuccessRates(gateways, transactions),
    paymentMethods: businesses.flatMap(methodsOf),
    paymentLinks,
    transactions,
    settlements,
  }
}

const businesses = [tarang, malhar] as const
const nothingYet = { paymentLinks: [], payments: new PaymentList(0) }

/** The links, and all payments in chronological order. */
function* paid(settings: Settings, random: Random, now: number) {
  const shops = businesses.map((business) => ({
    business,
    customers: createCustomers(random, settings.customers),
    random,
    now,
    recentPaymentsFail: settings.recentPaymentsFail,
  }))
  const linkDrafts = shops.flatMap((shop) => {
    const expiring = shop.business === tarang ? aboutToExpire(settings.linksAboutToExpire, random) : []
    return [...linkPlans[shop.business.key], ...expiring].map((plan) => draftLink(shop, plan))
  })
  const { links: paymentLinks, payments: linkPayments } = numberLinks(linkDrafts)
  const everyday = settings.payments
  const payments = new PaymentList(
    linkPayments.length + everyday.tarang + everyday.malhar + shops.length * PROMISED_PAYMENTS,
  )
  for (const each of linkPayments) payments.add(each)
  for (const shop of shops) yield* addEverydayPayments(payments, shop, everyday[shop.business.key])
  for (const shop of shops) for (const each of promisedPayments(shop)) payments.add(each)
  return { paymentLinks, payments: payments.inOrderOfTime() }
}
