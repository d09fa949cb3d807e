import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { DAY_MS } from '../../engine/time/clock.ts'
import { addDays, istDay, istDayNumber, startOfIstDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { DEMO_PASSWORD, demoAccounts } from '../demo-accounts.ts'
import type { Account } from '../store/accounts.ts'
import { Ids } from '../store/ids.ts'
import { addPayment } from '../store/requests.ts'
import type { Store } from '../store/store.ts'
import { createStore } from '../store/store.ts'
import { businesses, malhar, tarang } from './businesses.ts'
import { createCustomer } from './customers.ts'
import { nextId } from './examples.ts'
import { failedTransfers } from './failed-transfers.ts'
import { gatewaysOf } from './gateways.ts'
import { aboutToExpire, linkPlans } from './link-plans.ts'
import { draftLink, linkRequests } from './link-requests.ts'
import type { PastRequest } from './past.ts'
import { replay } from './past.ts'
import { methodsOf } from './payment-methods.ts'
import type { NumberedPayment, Payment, Shop } from './payments.ts'
import { DAYS_OF_PAYMENTS, everydayPayments, promisedPayments } from './payments.ts'
import { refundRequests } from './refund-requests.ts'
import type { Scenario, Settings } from './scenarios.ts'
import { settingsOf } from './scenarios.ts'
import { transactionOf } from './transactions.ts'

type Past = { transactions: components['schemas']['Transaction'][]; requests: PastRequest[] }
type Options = { random: Random; now: number; scenario?: Scenario | undefined; rateLimit?: boolean }

/**
 * A store with the demo data at `now` (epoch milliseconds): payments and requests of the past, and what the clock has
 * made of them. Deterministic for a given generator state, instant and scenario.
 */
export async function seedStore({
  random,
  now,
  scenario = 'busy-day',
  rateLimit = true,
}: Options): Promise<Store> {
  const settings = settingsOf[scenario]
  const clock = { at: now, now: () => clock.at }
  const storeOf = (transactions: Past['transactions']) =>
    createStore({
      rows: {
        accounts: seedAccounts(now),
        gateways: businesses.flatMap((business) => gatewaysOf(business, now)),
        paymentMethods: businesses.flatMap(methodsOf),
        paymentLinks: [],
        transactions,
        settlements: [],
      },
      ...{ random, clock, rateLimit },
    })
  if (!settings) return storeOf([])
  const { transactions, requests } = await pastOf(settings, random, now)
  clock.at = startOfIstDay(addDays(istDay(now), 1 - DAYS_OF_PAYMENTS))
  // All payments stand there in advance, which is faster: what happens to a row does not depend on later ones.
  const store = await storeOf(transactions.splice(0))
  await replay(requests, { store, clock, until: now })
  return store
}

async function pastOf(settings: Settings, random: Random, now: number): Promise<Past> {
  const { recentPaymentsFail, lastSettlementFails: lastFails } = settings
  const shops = businesses.map((business): Shop => {
    const first = createCustomer(random)
    const others = Array.from({ length: settings.customers - 1 }, () => createCustomer(random))
    const methods = methodsOf(business)
    return { business, methods, customers: [first, ...others], random, now, recentPaymentsFail }
  })
  const drafts = shops.flatMap((shop) => {
    const expiring = shop.business === tarang ? aboutToExpire(settings.linksAboutToExpire, random) : []
    return [...linkPlans[shop.business.key], ...expiring].map((plan) => draftLink(shop, plan))
  })
  const links = linkRequests(drafts)
  const planned = [...links.payments, ...shops.flatMap(promisedPayments)]
  for (const shop of shops) {
    const everyday = await everydayPayments(shop, settings.payments[shop.business.key])
    for (const each of everyday) planned.push(each)
  }
  const payments = await numbered(planned)
  const refunds = await refundRequests(payments, random, now)
  const { transactions, requests } = await rowsOf(payments, random)
  const failures = failedTransfers(payments, { now, lastFails })
  return { transactions, requests: [...links.requests, ...requests, ...refunds, ...failures] }
}

/** Payments of a link are requests, since they change it. */
async function rowsOf(payments: readonly NumberedPayment[], random: Random): Promise<Past> {
  const transactions: Past['transactions'] = []
  const requests: PastRequest[] = []
  await yieldingForEach(payments, (payment) => {
    const row = transactionOf(payment, random)
    const { at } = row.events.at(-1) ?? { at: row.createdAt }
    if (row.paymentLinkId === undefined) transactions.push(row)
    else requests.push({ at: Date.parse(at), send: (store) => void addPayment(row, store) })
  })
  return { transactions, requests }
}

/** In order of time. Sorted day by day, since sorting 100,000 payments at once would keep other calls waiting. */
async function numbered(payments: readonly Payment[]): Promise<NumberedPayment[]> {
  const days = new Map<number, Payment[]>()
  await yieldingForEach(payments, (payment) => {
    const number = istDayNumber(payment.at)
    const day = days.get(number)
    if (day) day.push(payment)
    else days.set(number, [payment])
  })
  const ids = new Ids()
  const sorted: NumberedPayment[] = []
  await yieldingForEach(
    [...days.keys()].sort((a, b) => a - b),
    (number) => {
      for (const payment of (days.get(number) ?? []).sort((a, b) => a.at - b.at))
        sorted.push(Object.assign(payment, { id: payment.id ?? nextId(ids, 'txn') }))
    },
  )
  return sorted
}

const OPENED = Date.parse('2025-04-01T04:30:00.000Z')

/** The demo accounts, created before the oldest row. */
function seedAccounts(now: number): Account[] {
  const createdAt = new Date(Math.min(OPENED, now - 200 * DAY_MS)).toISOString()
  return demoAccounts.map(({ email, name, role, business }, index) => {
    const user = {
      id: `usr_${email.slice(0, email.indexOf('@'))}`,
      name,
      email,
      role,
      businessName: business,
      phone: `+91000001${2345 + index}`,
      createdAt,
    }
    const merchant = [tarang, malhar].find((one) => one.name === business)
    return { user, ...(merchant ? { merchantId: merchant.id } : {}), password: DEMO_PASSWORD }
  })
}
