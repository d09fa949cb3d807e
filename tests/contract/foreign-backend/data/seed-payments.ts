import { HOUR } from './calendar.ts'
import type { Business, Link, Payment, Store, StoredRefund } from './store.ts'

const PEOPLE = [
  'Ila Bose',
  'Tenzin Wangmo',
  'Arjun Rao',
  'Sana Qureshi',
  'Mary Kutty',
  'Dev Anand Pillai',
  'Zoya Khan',
]
const METHODS = ['upi', 'upi', 'card', 'netbanking', 'upi', 'wallet'] as const
const DAYS = 110
const FEE_PERCENT = 2
// One payment in 19 has the popular price.
const POPULAR = 19
const POPULAR_PRICE = 49_900

type Plan = { now: number /** Hours between two payments. */; every: number; seed: number }

/** Adds payments of the last 110 days in every state, some from links and some refunded. */
export function addPayments(
  store: Store,
  business: Business,
  links: Link[],
  { now, every, seed }: Plan,
): void {
  const count = Math.floor((DAYS * 24) / every)
  for (let place = 0; place < count; place++) {
    // Some pairs of consecutive payments share a timestamp.
    const hours = (count - place + Number(place % POPULAR === 1)) * every
    const minutes = 7 + ((place - Number(place % POPULAR === 1)) % 40)
    const createdAt = now - hours * HOUR + minutes * 60_000
    store.payments.push(payment(business, place, { createdAt, seed }))
  }
  for (const { id, amountPaid, createdAt } of links) {
    const place = store.payments.length
    const paidAt = createdAt + 5 * HOUR
    const paid = payment(business, place, { createdAt: paidAt, seed, linkId: id })
    store.payments.push({ ...paid, amount: amountPaid, ...captured(paidAt, amountPaid), refunds: [] })
  }
}

function payment(
  business: Business,
  place: number,
  { createdAt, seed, linkId }: { createdAt: number; seed: number; linkId?: string },
): Payment {
  // Coprime steps give amounts that differ from row to row.
  const amount = place % POPULAR === 0 ? POPULAR_PRICE : 20_000 + ((place * 7919 + seed * 104_729) % 480_000)
  const method = METHODS[place % METHODS.length] ?? 'upi'
  const name = PEOPLE[(place * 3 + seed) % PEOPLE.length] ?? 'Ila Bose'
  const [first = ''] = name.toLowerCase().split(' ')
  return {
    id: `pay_${business.id}_${String(place).padStart(5, '0')}`,
    business,
    amount,
    method,
    gatewayId: `gat_${business.id}_${method === 'upi' || method === 'card' ? 1 + (place % 2) : 1}`,
    customer: { name, email: `${first}${place}@mail.example`, phone: `+9100000${String(10_000 + place)}` },
    ...(method === 'upi' && { vpa: `${first}.${place}@okbank` }),
    ...(method === 'upi' &&
      (linkId !== undefined || isCaptured(place)) && {
        rrn: String(632_500_000_000 + place * 37 + seed * 1e6),
      }),
    createdAt,
    ...(linkId !== undefined && { linkId }),
    ...outcome(place, createdAt, amount),
  }
}

const captured = (createdAt: number, amount: number) =>
  ({
    state: 'captured',
    decidedAt: createdAt + 31_000,
    fee: Math.round((amount * FEE_PERCENT) / 100),
  }) as const

const isCaptured = (place: number) => outcome(place, 0, 0).state === 'captured'

function outcome(place: number, createdAt: number, amount: number) {
  const nothing = { decidedAt: createdAt + 31_000, fee: 0, refunds: [] }
  if (place % 11 === 3) return { ...nothing, state: 'failed' as const, failure: FAILURE }
  if (place % 23 === 5) return { ...nothing, state: 'created' as const }
  if (place % 23 === 6) return { ...nothing, state: 'pending' as const }
  return { ...captured(createdAt, amount), refunds: refundsOf(place, createdAt, amount) }
}

function refundsOf(place: number, createdAt: number, amount: number): StoredRefund[] {
  const refund = (part: number, paise: number, fails = false, hours = 30): StoredRefund => ({
    id: `rfd_${createdAt}_${place}_${part}`,
    amount: paise,
    createdAt: createdAt + hours * HOUR,
    fails,
    ...(part === 1 && { reason: 'The parcel came too late' }),
  })
  if (place % 17 === 4) return [refund(1, amount)]
  if (place % 17 === 8) return [refund(1, 5000), refund(2, 2500, false, 60)]
  // Only old refunds fail, since a bank takes days to reject one.
  if (place % 29 === 10 && place < 100) return [refund(1, 7000, true)]
  return []
}

const FAILURE = {
  code: 'balance_too_low',
  source: 'customer',
  reason: 'There was not enough money on the account.',
  nextStep: 'Ask the customer to pay from another account.',
} as const
