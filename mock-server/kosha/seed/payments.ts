import type { components } from '#contract'
import * as ruleNumbers from '../../../web/api/rule-numbers.ts'
import type { Random } from '../../engine/random.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../engine/time/clock.ts'
import { addDays, istDay, startOfIstDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { acceptingMethods } from '../rules/payments.ts'
import type { Business, SeededBusiness } from './businesses.ts'
import { tarang } from './businesses.ts'
import { EXAMPLE_PAYMENT } from './examples.ts'
import { failures } from './failures.ts'
import { shoppingInstant } from './instants.ts'

type MethodType = components['schemas']['MethodType']
type PaymentMethod = components['schemas']['PaymentMethod']
type Failure = components['schemas']['Failure']
type Customer = components['schemas']['Customer']

/** A planned payment. */
export type Payment = {
  business: SeededBusiness
  at: number
  /** When it succeeded or failed. */
  doneAt: number
  /** In paise. */
  amount: number
  method: MethodType
  customer: Customer
  outcome: 'success' | 'failed' | 'created' | 'pending'
  failure?: Failure
  paymentLinkId?: string
  /** The next one by default. */
  id?: string
  /** Guaranteed to stay fully refundable: the seed does not refund it. */
  isPromised?: true
}

export type NumberedPayment = Payment & { id: string; gatewayId?: string; vpa?: string }

/** A business and its customers. */
export type Shop = {
  business: SeededBusiness
  methods: readonly PaymentMethod[]
  customers: readonly [Customer, ...Customer[]]
  random: Random
  now: number
  recentPaymentsFail: boolean
}

/** Today (IST) included. */
export const DAYS_OF_PAYMENTS = 90

const SLOWEST_ANSWER_S = 60

/** Payments of the last 90 days (IST), the latest two minutes ago. */
export async function everydayPayments(shop: Shop, count: number): Promise<Payment[]> {
  const { random, now } = shop
  const from = startOfIstDay(addDays(istDay(now), 1 - DAYS_OF_PAYMENTS))
  const payments: Payment[] = []
  await yieldingForEach(Array(count).keys(), () => {
    const at = shoppingInstant(random, from, now - 2 * MINUTE_MS)
    const outcome = random.next() < chanceOfSuccess(shop, at) ? 'success' : 'failed'
    payments.push(payment(shop, at, outcome))
  })
  return payments
}

/**
 * Payments that a demonstration needs at any time: some of the last minutes, about 18 that are fully
 * refundable, some just before and some just after the end of their refund window.
 */
export function promisedPayments(shop: Shop): Payment[] {
  const { random, now } = shop
  const fresh = Array.from({ length: 15 }, () =>
    shoppingInstant(random, now - 46 * HOUR_MS, now - 50 * MINUTE_MS),
  )
  const today = [6, 19, 43].map((minutes) => now - minutes * MINUTE_MS)
  const aroundTheWindow = [
    -26 * HOUR_MS,
    -3 * HOUR_MS,
    -12 * MINUTE_MS,
    15 * MINUTE_MS,
    70 * MINUTE_MS,
    5 * HOUR_MS,
  ]
  const successful = [
    ...fresh,
    ...today,
    ...aroundTheWindow.map((left) => now - ruleNumbers.refundWindowDays * DAY_MS + left),
  ]
  const open = [
    ['pending', 7 * MINUTE_MS],
    ['pending', 4 * MINUTE_MS],
    ['created', 2 * MINUTE_MS],
    ['pending', 95 * SECOND_MS],
    ['created', 30 * SECOND_MS],
  ] as const
  return [
    ...(shop.business === tarang ? [examplePayment(shop)] : []),
    ...successful.map((at): Payment => {
      const outcome = shop.recentPaymentsFail && at > now - 2 * DAY_MS ? 'failed' : 'success'
      return { ...payment(shop, wholeSecond(at), outcome), isPromised: true }
    }),
    ...open.map(([outcome, ago]) => payment(shop, wholeSecond(now - ago), outcome)),
  ]
}

const examplePayment = (shop: Shop): Payment => ({
  ...payment(shop, wholeSecond(shop.now - 3 * HOUR_MS), 'success', 49_900),
  id: EXAMPLE_PAYMENT,
  isPromised: true,
})

/** A payment for random goods by a random customer, unless `amount` and `customer` are given. */
export function payment(
  shop: Shop,
  at: number,
  outcome: Payment['outcome'],
  amount: number = price(shop.business, shop.random),
  customer: Customer = anyCustomer(shop),
): Payment {
  const { business, random } = shop
  const doneAt = at + random.int(8, SLOWEST_ANSWER_S) * SECOND_MS
  const method = methodFor(amount, shop)
  const planned = { business, at, doneAt, amount, method, customer, outcome }
  return outcome === 'failed' ? { ...planned, failure: random.weighted<Failure>(failures[method]) } : planned
}

export const anyCustomer = ({ customers, random }: Shop) => random.pick(customers)

const PIECES = [
  [8, 1],
  [3, 2],
  [1, 4],
] as const

const METHODS = [
  [72, 'upi'],
  [16, 'card'],
  [8, 'netbanking'],
  [4, 'wallet'],
] as const

function price({ prices, shipping }: Business, random: Random) {
  const pieces = random.weighted(PIECES)
  return Math.round((random.pick(prices) * pieces + random.pick(shipping)) * 100)
}

/** A method that the business accepts for this amount. */
function methodFor(amount: number, { methods, random }: Shop): MethodType {
  const method = random.weighted<MethodType>(METHODS)
  return acceptingMethods(methods, { method, amount }).length > 0 ? method : 'netbanking'
}

const chanceOfSuccess = ({ recentPaymentsFail, now }: Shop, at: number) =>
  recentPaymentsFail && at > now - 2 * DAY_MS ? 0.08 : 0.94

const wholeSecond = (at: number) => Math.floor(at / SECOND_MS) * SECOND_MS
