import { HOUR } from './calendar.ts'
import type { Business, Link, Payment, Store, StoredRefund } from './store.ts'

const PEOPLE = [
  'Ila Bose',
  'Tenzin Wangmo',
  'Arjun Rao',
  'Sana Qureshi',
  'Mary Kutty',
  'Dev Anand Pillai',
  'Zoë Ångström',
]
const METHODS = ['upi', 'upi', 'card', 'netbanking', 'upi', 'wallet'] as const
const DAYS = 110
const FEE_PERCENT = 2
// One payment in 19 has the popular price.
const POPULAR = 19
// One in 37 is a test payment.
const TESTS = 37
const POPULAR_PRICE = 49_900

type Plan = { now: number /** Hours between two payments. */; every: number; seed: number }

export function addPayments(
  store: Store,
  business: Business,
  links: Link[],
  { now, every, seed }: Plan,
): void {
  const count = Math.floor((DAYS * 24) / every)
  for (let index = 0; index < count; index++) {
    // Some pairs of consecutive payments share a timestamp.
    const hours = (count - index + Number(index % POPULAR === 1)) * every
    const minutes = 7 + ((index - Number(index % POPULAR === 1)) % 40)
    const createdAt = now - hours * HOUR + minutes * 60_000
    store.payments.push(payment(business, index, { createdAt, seed }))
  }
  for (const { id, amountPaid, createdAt } of links) {
    const index = store.payments.length
    const paidAt = createdAt + 5 * HOUR
    const { failure: _none, ...paid } = payment(business, index, { createdAt: paidAt, seed, linkId: id })
    const linkPayment = { ...paid, amount: amountPaid, ...captured(paidAt, amountPaid), refunds: [] }
    store.payments.push(linkPayment, { ...linkPayment, id: `${linkPayment.id}_test`, isTest: true })
  }
}

function payment(
  business: Business,
  index: number,
  { createdAt, seed, linkId }: { createdAt: number; seed: number; linkId?: string },
): Payment {
  // Coprime steps give amounts that differ from row to row.
  const amount = index % POPULAR === 0 ? POPULAR_PRICE : 20_000 + ((index * 7919 + seed * 104_729) % 480_000)
  const method = METHODS[index % METHODS.length] ?? 'upi'
  const name = PEOPLE[(index * 3 + seed) % PEOPLE.length] ?? 'Ila Bose'
  const [first = ''] = plain(name).split(' ')
  return {
    id: `pay_${business.id}_${String(index).padStart(5, '0')}`,
    business,
    amount,
    method,
    gatewayId: `gat_${business.id}_${method === 'upi' || method === 'card' ? 1 + (index % 2) : 1}`,
    customer: { name, email: `${first}${index}@mail.example`, phone: `+9100000${String(10_000 + index)}` },
    ...(method === 'upi' && { vpa: `${first}.${index}@okbank` }),
    ...(method === 'upi' &&
      (linkId !== undefined || isCaptured(index)) && {
        rrn: String(632_500_000_000 + index * 37 + seed * 1e6),
      }),
    createdAt,
    ...(index % TESTS === 2 && linkId === undefined && { isTest: true }),
    ...(linkId !== undefined && { linkId }),
    ...outcome(index, createdAt, amount),
  }
}

const plain = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const captured = (createdAt: number, amount: number) =>
  ({
    state: 'captured',
    decidedAt: createdAt + 31_000,
    fee: Math.round((amount * FEE_PERCENT) / 100),
  }) as const

const isCaptured = (index: number) => outcome(index, 0, 0).state === 'captured'

function outcome(index: number, createdAt: number, amount: number) {
  const nothing = { decidedAt: createdAt + 31_000, fee: 0, refunds: [] }
  if (index % 11 === 3) return { ...nothing, state: 'failed' as const, failure: FAILURE }
  if (index % 23 === 5) return { ...nothing, state: 'created' as const }
  if (index % 23 === 6) return { ...nothing, state: 'pending' as const }
  return { ...captured(createdAt, amount), refunds: refundsOf(index, createdAt, amount) }
}

function refundsOf(index: number, createdAt: number, amount: number): StoredRefund[] {
  const refund = (part: number, paise: number, fails = false, hours = 30): StoredRefund => ({
    id: `rfd_${createdAt}_${index}_${part}`,
    amount: paise,
    createdAt: createdAt + hours * HOUR,
    fails,
    ...(part === 1 && { reason: 'The parcel came too late' }),
  })
  if (index % 17 === 4) return [refund(1, amount)]
  // Asked for soon after that one, and small enough to fit where it does not.
  if (index % 17 === 5) return [refund(1, 300, false, 12)]
  if (index % 17 === 8) return [refund(1, 5000), refund(2, 2500, false, 60)]
  // Only old refunds fail, since a bank takes days to reject one.
  if (index % 29 === 10 && index < 60) return [refund(1, 7000, true)]
  return []
}

const FAILURE = {
  code: 'balance_too_low',
  source: 'customer',
  reason: 'There was not enough money on the account.',
  nextStep: 'Ask the customer to pay from another account.',
} as const
