import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../engine/time/clock.ts'
import { addDays, istDay, startOfIstDay } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import type { Business, SeededBusiness } from './businesses.ts'
import { shoppingInstant } from './instants.ts'

type MethodType = components['schemas']['MethodType']
type Customer = components['schemas']['Customer']

/** A payment before it becomes a row. Ids are assigned once all payments are known and sorted. */
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
  paymentLinkId?: string
  /** Guaranteed to stay fully refundable: the seed does not refund it. */
  isPromised?: true
}

/** A business and its customers. */
export type Shop = {
  business: SeededBusiness
  customers: readonly [Customer, ...Customer[]]
  random: Random
  now: number
  recentPaymentsFail: boolean
}

const SLOWEST_ANSWER_S = 60

/** Payments of the last 90 days (IST), the latest two minutes ago. */
export async function everydayPayments(shop: Shop, count: number): Promise<Payment[]> {
  const { random, now } = shop
  const from = startOfIstDay(addDays(istDay(now), -89))
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
 * refundable, some whose refund window is about to close and some whose window has just closed.
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
  const successful = [...fresh, ...today, ...aroundTheWindow.map((left) => now - 7 * DAY_MS + left)]
  const open = [
    ['pending', 7 * MINUTE_MS],
    ['pending', 4 * MINUTE_MS],
    ['created', 2 * MINUTE_MS],
    ['pending', 95 * SECOND_MS],
    ['created', 30 * SECOND_MS],
  ] as const
  return [
    ...successful.map((at): Payment => {
      const outcome = shop.recentPaymentsFail && at > now - 2 * DAY_MS ? 'failed' : 'success'
      return { ...payment(shop, wholeSecond(at), outcome), isPromised: true }
    }),
    ...open.map(([outcome, ago]) => payment(shop, wholeSecond(now - ago), outcome)),
  ]
}

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
  return { business, at, doneAt, amount, method: methodFor(amount, random), customer, outcome }
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

/** UPI is limited to ₹1,00,000 and wallets to ₹10,000. */
function methodFor(amount: number, random: Random): MethodType {
  if (amount > 10_000_000) return random.pick(['netbanking', 'card'])
  const method = random.weighted(METHODS)
  return method === 'wallet' && amount > 1_000_000 ? 'upi' : method
}

const chanceOfSuccess = ({ recentPaymentsFail, now }: Shop, at: number) =>
  recentPaymentsFail && at > now - 2 * DAY_MS ? 0.08 : 0.94

const wholeSecond = (at: number) => Math.floor(at / SECOND_MS) * SECOND_MS
