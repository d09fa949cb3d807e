import type { components } from '#contract'
import { DAY_MS, HOUR_MS, MINUTE_MS, timestamp } from '../../engine/time/clock.ts'
import { addDays, endOfIstDay, istDay } from '../../engine/time/ist.ts'
import { FIRST_ETAG } from '../rules/etag.ts'
import type { Business } from './businesses.ts'
import { ownerOf } from './businesses.ts'
import { shoppingInstant } from './instants.ts'
import type { LinkPlan } from './link-plans.ts'
import type { Payment, Shop } from './payments.ts'
import { anyCustomer, payment } from './payments.ts'

type PaymentLink = components['schemas']['PaymentLink']
type Draft = { business: Business; link: Omit<PaymentLink, 'id' | 'url'>; payments: Payment[] }

/** A link created from a plan, with its payments. */
export function draftLink(
  shop: Shop,
  { status, createdDaysAgo, lastDay, lastHours, parts = [] }: LinkPlan,
): Draft {
  const { business, random, now } = shop
  const [title, rupees] = random.pick(business.goods)
  const amount = rupees * 100
  const createdAt = shoppingInstant(
    random,
    now - createdDaysAgo[0] * DAY_MS,
    now - createdDaysAgo[1] * DAY_MS,
  )
  const expiresAt = endOf(now, lastDay, lastHours)
  const customer = random.int(1, 10) > 2 ? anyCustomer(shop) : undefined
  const until = Math.min(now, expiresAt ?? now) - 3 * MINUTE_MS
  const payments = receive(shop, { amount, parts, customer, from: createdAt, until })
  const captured = payments.filter(({ outcome }) => outcome === 'success')
  const isInParts = parts.some((share) => share < 100)
  return {
    business,
    payments,
    link: {
      ...ownerOf(business),
      title,
      amount,
      currency: 'INR',
      status,
      amountPaid: captured.reduce((sum, part) => sum + part.amount, 0),
      ...(isInParts ? { partial: { minimum: amount / 5 } } : {}),
      ...(customer === undefined ? {} : { customer }),
      ...(random.int(1, 4) === 1 ? { notes: { delivery: random.pick(deliveries) } } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt: timestamp(expiresAt) }),
      etag: FIRST_ETAG,
      createdAt: timestamp(createdAt),
      updatedAt: timestamp(lastChange({ createdAt, status, captured, now })),
    },
  }
}

/** Assigns ids and order numbers in order of creation. */
export function numberLinks(drafts: Draft[]): { links: PaymentLink[]; payments: Payment[] } {
  const sorted = drafts.toSorted((a, b) => Date.parse(a.link.createdAt) - Date.parse(b.link.createdAt))
  const payments: Payment[] = []
  const links = sorted.map(({ business, link, payments: own }, index): PaymentLink => {
    const number = String(index + 1).padStart(7, '0')
    const id = `plink_${number}`
    for (const one of own) payments.push({ ...one, paymentLinkId: id })
    const url = `https://pay.kosha.example/l/${number}`
    return { id, ...link, url, reference: `${business.order}-${1001 + index}` }
  })
  return { links, payments }
}

/** The partial payments in sequence, sometimes preceded by a failed attempt. */
function receive(
  shop: Shop,
  {
    amount,
    parts,
    customer,
    from,
    until,
  }: {
    amount: number
    parts: readonly number[]
    customer: components['schemas']['Customer'] | undefined
    from: number
    until: number
  },
): Payment[] {
  const { random } = shop
  const hasFailedOnce = random.int(1, 4) === 1 && from + HOUR_MS < until
  const times = Array.from({ length: parts.length + 1 }, () => shoppingInstant(random, from, until)).sort(
    (a, b) => a - b,
  )
  const [first = from, ...rest] = times
  const attempts = hasFailedOnce ? [payment(shop, first, 'failed', amount, customer)] : []
  const captured = parts.map((share, index) =>
    payment(shop, rest[index] ?? until, 'success', (amount * share) / 100, customer),
  )
  return [...attempts, ...captured]
}

/** The expiry: end of the last day, or of the last minute if hours are given. */
function endOf(now: number, lastDay?: number, lastHours?: number) {
  if (lastHours !== undefined) return Math.floor((now + lastHours * HOUR_MS) / MINUTE_MS) * MINUTE_MS
  return lastDay === undefined ? undefined : endOfIstDay(addDays(istDay(now), lastDay)) - 1000
}

function lastChange({
  createdAt,
  status,
  captured,
  now,
}: {
  createdAt: number
  status: LinkPlan['status']
  captured: Payment[]
  now: number
}) {
  if (status === 'cancelled') return Math.min(createdAt + 30 * HOUR_MS, now)
  return Math.max(createdAt, ...captured.map(({ doneAt }) => doneAt))
}

const deliveries = ['by courier', 'picked up at the shop', 'before noon', 'ring the second bell'] as const
