import type { Store } from '../data/store.ts'
import { accessRules } from '../rules/access.ts'
import { refundRules, settlementRules } from '../rules/money.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Variant } from './variant.ts'
import { variant } from './variant.ts'

const { reference } = refundRules
const { due } = settlementRules
const { cursorOf, readCursor } = transactionRules
/** A timestamp with at least `count` fractional digits. */
const precise = (count: number) => (text: unknown) =>
  String(text).replace(/(?:\.(\d+))?Z$/, (_all, digits = '0') => `.${digits.padEnd(count, '0')}Z`)
const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
/** Reformats every timestamp of a response. */
const instants = (written: (text: unknown) => string) => ({
  written: (body: unknown) =>
    JSON.stringify(body, (_key, value) => (isInstant(value) ? written(value) : value)),
})

export const moneyVariants: Variant[] = [
  variant('instants have six digits', instants(precise(6))),
  variant('instants have nine digits', instants(precise(9))),
  variant(
    'instants of whole seconds have no fraction',
    instants((text) => String(text).replace(/\.0+Z$/, 'Z')),
  ),
  variant(
    'UPI IDs are left out',
    {
      prepared: (store) => {
        for (const payment of store.payments) delete payment.vpa
        return store
      },
    },
    { takesDataAway: true },
  ),
  variant('UPI IDs are masked with stars', { maskedVpa: (vpa) => vpa.replace(/^(.).*@/, '$1****@') }),
  variant(
    'customers have no phone',
    {
      prepared: (store) => {
        for (const payment of store.payments) {
          const { phone: _phone, ...customer } = payment.customer
          payment.customer = customer
        }
        return store
      },
    },
    { takesDataAway: true },
  ),
  variant('a reference comes days after a refund was processed', {
    reference: (method, status, id) => {
      const { type, ...rest } = reference(method, status, id)
      return status === 'processed' ? { type, status: 'pending' } : { type, ...rest }
    },
  }),
  variant('addresses of customers are stored in small letters', {
    savedLink: ({ customer, ...body }) => ({
      ...body,
      ...(customer && {
        customer: { ...customer, ...(customer.email && { email: customer.email.toLowerCase() }) },
      }),
    }),
  }),
  variant('nothing is kept of a payment', {
    prepared: (store) => {
      for (const payment of store.payments) payment.fee = 0
      return store
    },
  }),
  variant(
    'a merchant has no settlement yet',
    {
      captureDay: () => '2999-01-01',
      shownSettlementId: () => undefined,
    },
    { takesDataAway: true },
  ),
  variant(
    'a merchant has no payments yet',
    {
      prepared: (store) => {
        store.payments = []
        return store
      },
    },
    { takesDataAway: true },
  ),
  variant(
    'a merchant has no links yet',
    {
      prepared: (store) => {
        store.links = []
        for (const payment of store.payments) delete payment.linkId
        return store
      },
    },
    { takesDataAway: true },
  ),
  variant(
    'no payment is younger than a week',
    {
      prepared: (store) => {
        const newest = Math.max(...store.payments.map(({ createdAt }) => createdAt))
        store.payments = store.payments.filter(({ createdAt }) => createdAt < newest - 7 * 86_400_000)
        return store
      },
    },
    { takesDataAway: true },
  ),
  variant('skipped days are told in other words', {
    due: (day) => ({
      ...due(day),
      dueReason: 'T+1',
      skippedDays: due(day).skippedDays.map(({ date }) => ({ date, reason: 'बैंक बंद' })),
    }),
  }),
  variant('groups without a transaction are told', {
    stats: (stats) => {
      const nothing = { amount: 0, count: 0, successRate: 0 }
      const [gateway] = stats.byGateway
      return gateway
        ? {
            ...stats,
            byGateway: [...stats.byGateway, { ...nothing, id: 'gat_never_used', name: 'Never used' }],
          }
        : stats
    },
  }),
  variant('a cursor is as long as it may be', {
    cursorOf: (last, sort, query) => `${cursorOf(last, sort, query)}`.padEnd(200, '_'),
    readCursor: (cursor, sort, query) => readCursor(cursor.replace(/_+$/, ''), sort, query),
  }),
  variant('other people pay, make links and register meanwhile', () => {
    let count = 0
    return {
      sessionOf: (store, token) => {
        count++
        const isBusy = store.payments.length < MAX_PAYMENTS || count % (10 * EVERY) === 0
        if (count % EVERY === 0 && isBusy) arrive(store, count)
        return store.sessions.get(token)
      },
    }
  }),
]

const EVERY = 3
/** Adds fewer payments above this limit, since each one slows down every list. */
const MAX_PAYMENTS = 600

/** A customer pays, a colleague creates a link, and another merchant registers. */
function arrive(store: Store, count: number): void {
  const [payment] = store.payments
  const [link] = store.links
  if (!payment || !link) return
  const createdAt = Math.max(...store.payments.map((each) => each.createdAt)) + 1
  store.payments.push({ ...payment, id: `pay_meanwhile_${count}`, createdAt, decidedAt: createdAt })
  const linkMade = Math.max(...store.links.map((each) => each.createdAt)) + 1
  store.links.push({ ...link, id: `lnk_meanwhile_${count}`, createdAt: linkMade, updatedAt: linkMade })
  if (count % (10 * EVERY) === 0)
    accessRules.furnish(store, { id: `biz_meanwhile_${count}`, name: 'New here' }, createdAt)
}
