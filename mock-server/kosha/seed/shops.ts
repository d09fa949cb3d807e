import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { istDayNumber } from '../../engine/time/ist.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { businesses, tarang } from './businesses.ts'
import { createCustomer } from './customers.ts'
import { aboutToExpire, linkPlans } from './link-plans.ts'
import { draftLink, numberLinks } from './payment-links.ts'
import type { Payment, Shop } from './payments.ts'
import { everydayPayments, promisedPayments } from './payments.ts'
import type { Settings } from './scenarios.ts'

/** The links of all businesses, and all payments in chronological order. */
export async function seedPayments(
  settings: Settings,
  random: Random,
  now: number,
): Promise<{ paymentLinks: components['schemas']['PaymentLink'][]; payments: Payment[] }> {
  const { recentPaymentsFail } = settings
  const shops = businesses.map((business): Shop => {
    const first = createCustomer(random)
    const others = Array.from({ length: settings.customers - 1 }, () => createCustomer(random))
    return { business, customers: [first, ...others], random, now, recentPaymentsFail }
  })
  const drafts = shops.flatMap((shop) => {
    const expiring = shop.business === tarang ? aboutToExpire(settings.linksAboutToExpire, random) : []
    return [...linkPlans[shop.business.key], ...expiring].map((plan) => draftLink(shop, plan))
  })
  const { links: paymentLinks, payments } = numberLinks(drafts)
  for (const shop of shops) {
    const everyday = await everydayPayments(shop, settings.payments[shop.business.key])
    for (const each of everyday) payments.push(each)
  }
  for (const shop of shops) payments.push(...promisedPayments(shop))
  return { paymentLinks, payments: await inOrderOfTime(payments) }
}

/** Sorted day by day, since sorting 100,000 payments at once would keep other calls waiting. */
async function inOrderOfTime(payments: readonly Payment[]): Promise<Payment[]> {
  const days = new Map<number, Payment[]>()
  await yieldingForEach(payments, (payment) => {
    const number = istDayNumber(payment.at)
    const day = days.get(number)
    if (day) day.push(payment)
    else days.set(number, [payment])
  })
  const sorted: Payment[] = []
  await yieldingForEach(
    [...days.keys()].sort((a, b) => a - b),
    (number) => {
      sorted.push(...(days.get(number) ?? []).sort((a, b) => a.at - b.at))
    },
  )
  return sorted
}
