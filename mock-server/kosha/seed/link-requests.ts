import type { components } from '#contract'
import { DAY_MS, HOUR_MS, MINUTE_MS, timestamp } from '../../engine/time/clock.ts'
import { addDays, endOfIstDay, istDay } from '../../engine/time/ist.ts'
import { Ids } from '../store/ids.ts'
import { createLink, updateLink } from '../store/requests.ts'
import type { Store } from '../store/store.ts'
import type { SeededBusiness } from './businesses.ts'
import { ownerOf } from './businesses.ts'
import { nextId } from './examples.ts'
import { shoppingInstant } from './instants.ts'
import type { LinkPlan } from './link-plans.ts'
import type { PastRequest } from './past.ts'
import type { Payment, Shop } from './payments.ts'
import { anyCustomer, payment } from './payments.ts'

type Schemas = components['schemas']

/** A link to be created, and the payments that it gets. */
type Draft = {
  /** The next one by default. */
  id: string | undefined
  at: number
  cancelledAt: number | undefined
  business: SeededBusiness
  wanted: Schemas['NewPaymentLink']
  payments: Payment[]
}

/** A link drawn from a plan. */
export function draftLink(shop: Shop, plan: LinkPlan): Draft {
  const { business, random, now } = shop
  const { id, status, createdDaysAgo, lastDay, parts = [] } = plan
  const [title, rupees] = random.pick(business.goods)
  const amount = rupees * 100
  const [from, to] = createdDaysAgo
  const at = shoppingInstant(random, now - from * DAY_MS, now - to * DAY_MS)
  const expiresAt = lastDay === undefined ? undefined : endOfIstDay(addDays(istDay(now), lastDay)) - 1000
  const customer = random.int(1, 10) > 2 ? anyCustomer(shop) : undefined
  const until = Math.min(now, expiresAt ?? now) - 3 * MINUTE_MS
  return {
    id,
    at,
    cancelledAt: status === 'cancelled' ? Math.min(at + 30 * HOUR_MS, now) : undefined,
    business,
    payments: receive(shop, { amount, parts, customer, from: at, until }),
    wanted: {
      title,
      amount,
      ...(parts.some((share) => share < 100) && { partial: { minimum: amount / 5 } }),
      ...(customer && { customer }),
      ...(random.int(1, 4) === 1 && { notes: { delivery: random.pick(deliveries) } }),
      ...(expiresAt !== undefined && { expiresAt: timestamp(expiresAt) }),
    },
  }
}

/** Creates the links, numbered in order of creation, and cancels some. Their payments now name them. */
export function linkRequests(drafts: readonly Draft[]): { requests: PastRequest[]; payments: Payment[] } {
  const ids = new Ids()
  const payments: Payment[] = []
  const requests = drafts
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ business, at, cancelledAt, payments: received, ...draft }, index): PastRequest[] => {
      const id = draft.id ?? nextId(ids, 'plink')
      const wanted = { ...draft.wanted, reference: `${business.order}-${FIRST_ORDER + index}` }
      for (const payment of received) payments.push({ ...payment, paymentLinkId: id })
      const creation: PastRequest = {
        at,
        send: (store) => void createLink(wanted, { id, ...ownerOf(business) }, store),
      }
      if (cancelledAt === undefined) return [creation]
      return [
        creation,
        { at: cancelledAt, send: (store) => cancel(store.paymentLinks.get(id, {}), wanted, store) },
      ]
    })
  return { requests, payments }
}

function cancel(link: Schemas['PaymentLink'], wanted: Schemas['NewPaymentLink'], store: Store): void {
  updateLink(link, { ...wanted, status: 'cancelled' }, {}, store)
}

type Receipt = {
  amount: number
  parts: readonly number[]
  customer: components['schemas']['Customer'] | undefined
  from: number
  until: number
}

/** The partial payments in sequence, sometimes preceded by a failed attempt. */
function receive(shop: Shop, { amount, parts, customer, from, until }: Receipt): Payment[] {
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

const FIRST_ORDER = 1001
const deliveries = ['by courier', 'picked up at the shop', 'before noon', 'ring the second bell'] as const
