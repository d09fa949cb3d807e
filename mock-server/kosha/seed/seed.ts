import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { DAY_MS } from '../../engine/time/clock.ts'
import { addDays, istDay, istDayNumber, startOfIstDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { DEMO_PASSWORD, demoAccounts } from '../demo-accounts.ts'
import { abandoned, confirmPayment, createdPayment, failPayment, succeed } from '../rules/payments.ts'
import { transactionEvents } from '../rules/scheduled-events.ts'
import type { Account } from '../store/accounts.ts'
import { Ids } from '../store/ids.ts'
import { addPayment } from '../store/requests.ts'
import type { Store } from '../store/store.ts'
import { createStore } from '../store/store.ts'
import { businesses } from './businesses.ts'
import { createCustomer, maskedVpa } from './customers.ts'
import { nextId } from './examples.ts'
import { failedTransfers } from './failed-transfers.ts'
import { gatewaysOf, routesOf } from './gateways.ts'
import { linkPlans } from './link-plans.ts'
import { draftLink, linkRequests } from './link-requests.ts'
import type { PastRequest } from './past.ts'
import { replay } from './past.ts'
import { methodsOf } from './payment-methods.ts'
import type { NumberedPayment, Payment, Shop } from './payments.ts'
import { DAYS_OF_PAYMENTS, everydayPayments, promisedPayments } from './payments.ts'
import { refundRequests } from './refund-requests.ts'
import type { Scenario, Settings } from './scenarios.ts'
import { settingsOf } from './scenarios.ts'

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
  const requests = settings ? await pastOf(settings, random, now) : []
  if (settings) clock.at = startOfIstDay(addDays(istDay(now), 1 - DAYS_OF_PAYMENTS))
  const rows = {
    accounts: seedAccounts(now),
    gateways: businesses.flatMap((business) => gatewaysOf(business, now)),
    paymentMethods: businesses.flatMap(methodsOf),
    paymentLinks: [],
    transactions: [],
    settlements: [],
  }
  const store = await createStore({ rows, random, clock, rateLimit })
  await replay(requests, { store, clock, until: now })
  return store
}

async function pastOf(settings: Settings, random: Random, now: number): Promise<PastRequest[]> {
  const { recentPaymentsFail, lastSettlementFails: lastFails, bankIsBehind } = settings
  const shops = businesses.map((business): Shop => {
    const first = createCustomer(random)
    const others = Array.from({ length: settings.customers - 1 }, () => createCustomer(random))
    const methods = methodsOf(business)
    return { business, methods, customers: [first, ...others], random, now, recentPaymentsFail }
  })
  const links = linkRequests(
    shops.flatMap((shop) => linkPlans[shop.business.key].map((plan) => draftLink(shop, plan))),
  )
  const planned = [...links.payments, ...shops.flatMap(promisedPayments)]
  for (const shop of shops) {
    const everyday = await everydayPayments(shop, settings.payments[shop.business.key])
    for (const payment of everyday) planned.push(payment)
  }
  const days = await numbered(planned)
  const payments = days.flat()
  const refunds = await refundRequests(payments, { random, now, bankIsBehind })
  await yieldingForEach(payments, (payment) => route(payment, random))
  const failures = failedTransfers(payments, { now, lastFails, bankIsBehind })
  return [...links.requests, ...days.flatMap(requestsOf), ...refunds, ...failures]
}

/**
 * The payments of a day. They all exist from its beginning, which is faster: the events of a row do not depend
 * on later ones. Payments of a link are separate requests, since they change it.
 */
function requestsOf(day: readonly NumberedPayment[]): PastRequest[] {
  const ofLinks = day.filter(({ paymentLinkId }) => paymentLinkId !== undefined).map(transactionOf)
  const others = day.filter(({ paymentLinkId }) => paymentLinkId === undefined)
  return [
    {
      at: startOfIstDay(istDay(day[0]?.at ?? 0)),
      // Their rows are made only now: most versions of 100,000 are then gone before they count as old.
      send: (store) => {
        for (const payment of others.splice(0)) addEarlier(transactionOf(payment), store)
      },
    },
    ...ofLinks.map((row) => ({
      at: Date.parse((row.events.at(-1) ?? { at: row.createdAt }).at),
      send: (store: Store) => void addPayment(row, store),
    })),
  ]
}

function addEarlier(row: Transaction, { transactions, ids, schedule }: Store): void {
  transactions.append(row)
  ids.reserve(row.id)
  for (const event of transactionEvents(row)) schedule.add(event)
}

/** Day by day, each in order of time: sorting 100,000 payments at once would keep other calls waiting. */
async function numbered(payments: readonly Payment[]): Promise<NumberedPayment[][]> {
  const days = new Map<number, Payment[]>()
  await yieldingForEach(payments, (payment) => {
    const number = istDayNumber(payment.at)
    const day = days.get(number)
    if (day) day.push(payment)
    else days.set(number, [payment])
  })
  const ids = new Ids()
  const sorted: NumberedPayment[][] = []
  await yieldingForEach(
    [...days].sort(([a], [b]) => a - b),
    ([, day]) => {
      day.sort((a, b) => a.at - b.at)
      sorted.push(day.map((payment) => Object.assign(payment, { id: payment.id ?? nextId(ids, 'txn') })))
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
    const merchant = businesses.find((candidate) => candidate.name === business)
    return { user, ...(merchant ? { merchantId: merchant.id } : {}), password: DEMO_PASSWORD }
  })
}

type Transaction = components['schemas']['Transaction']

const CONFIRMED_AFTER_MS = 5000

/** Abandoned by the customer, such a payment fails after a while. */
const isAbandoned = ({ outcome, failure }: Payment) => outcome === 'created' || failure === abandoned

/** Chooses the gateway of a payment and the UPI ID that it came from. */
function route(payment: NumberedPayment, random: Random): void {
  const { business, method, customer } = payment
  payment.gatewayId = random.weighted<string>(routesOf(business)[method])
  if (method === 'upi' && !isAbandoned(payment)) payment.vpa = maskedVpa(customer, random)
}

/** A payment as the customer and the bank leave it: captured, failed or still open. */
function transactionOf(payment: NumberedPayment): Transaction {
  const { id, business, at, amount, method, customer, gatewayId = '', paymentLinkId } = payment
  const { outcome, failure, vpa, doneAt } = payment
  // Not a spread, which would make 100,000 payments slower.
  const row = createdPayment({
    id,
    merchantId: business.id,
    merchantName: business.name,
    at,
    amount,
    method,
    customer,
    gatewayId,
    paymentLinkId,
  })
  if (isAbandoned(payment)) return row
  if (vpa !== undefined) row.vpa = vpa
  if (outcome === 'pending') return confirmPayment(row, at + CONFIRMED_AFTER_MS)
  return failure ? failPayment(row, { now: doneAt, failure }) : succeed(row, doneAt)
}
