import type { components } from '#contract'
import type { Random } from '../random.ts'
import type { Steps } from '../slices.ts'
import { atOnce, mapped } from '../slices.ts'
import type { Account } from '../store/accounts.ts'
import { seedAccounts } from './accounts.ts'
import { malhar, tarang } from './businesses.ts'
import { createCustomers } from './customers.ts'
import { gatewaysOf, withSuccessRates } from './gateways.ts'
import { aboutToExpire, linkPlans } from './link-plans.ts'
import { draftLink, numberLinks } from './payment-links.ts'
import { methodsOf } from './payment-methods.ts'
import type { Payment } from './payments.ts'
import { everydayPayments, promisedPayments } from './payments.ts'
import { withRefunds } from './refunds.ts'
import type { Scenario, Settings } from './scenarios.ts'
import { settingsOf } from './scenarios.ts'
import { withSettlements } from './settlements.ts'
import { transactionOf } from './transactions.ts'

type Schemas = components['schemas']

export type Rows = {
  accounts: Account[]
  gateways: Schemas['Gateway'][]
  paymentMethods: Schemas['PaymentMethod'][]
  /** These and the transactions and settlements are in the order of their creation, and so are their ids. */
  paymentLinks: Schemas['PaymentLink'][]
  transactions: Schemas['Transaction'][]
  settlements: Schemas['Settlement'][]
}

type Wanted = { random: Random; now: number; scenario?: Scenario | undefined }

/**
 * The demo data as it stands at `now` (epoch milliseconds). The same generator state, instant and scenario make the
 * same rows, byte for byte.
 */
export const seedRows = (wanted: Wanted): Rows => atOnce(seedInSteps(wanted))

/** The same, in steps that others can come between: a hundred thousand payments take seconds. */
export function* seedInSteps({ random, now, scenario = 'busy-day' }: Wanted): Steps<Rows> {
  const settings = settingsOf[scenario]
  const history = settings ? yield* seedHistory(settings, random, now) : nothingYet
  const gateways = businesses.flatMap((business) => gatewaysOf(business, now))
  return {
    accounts: seedAccounts(now),
    gateways: withSuccessRates(gateways, history.transactions),
    paymentMethods: businesses.flatMap(methodsOf),
    ...history,
  }
}

const businesses = [tarang, malhar] as const
const nothingYet = { paymentLinks: [], transactions: [], settlements: [] }

function* seedHistory(settings: Settings, random: Random, now: number) {
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
  const everyday: Payment[] = []
  for (const shop of shops) {
    for (const each of yield* everydayPayments(shop, settings.payments[shop.business.key]))
      everyday.push(each)
  }
  const promised = shops.flatMap((shop) => promisedPayments(shop))
  const payments = [...linkPayments, ...everyday, ...promised].sort((a, b) => a.at - b.at)
  yield
  const paid = yield* mapped(payments, (payment, index) =>
    transactionOf(payment, `txn_${String(index + 1).padStart(7, '0')}`, random),
  )
  const refunded = yield* withRefunds(paid, (index) => payments[index]?.isPromised === true, { random, now })
  const settled = yield* withSettlements(refunded, businesses, {
    now,
    lastFails: settings.lastSettlementFails,
  })
  return { paymentLinks, ...settled }
}
