import type { Payment, Store } from '../data/store.ts'
import { accessRules } from '../rules/accounts.ts'
import { refundRules, settlementRules } from '../rules/money.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Variant } from './variant.ts'
import { variants } from './variant.ts'

const { reference } = refundRules
const { due } = settlementRules
const { cursorOf, readCursor } = transactionRules
const precise = (count: number) => (text: unknown) =>
  String(text).replace(/(?:\.(\d+))?Z$/, (_all, digits = '0') => `.${digits.padEnd(count, '0')}Z`)
const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
const instants = (written: (text: unknown) => string) => ({
  written: (body: unknown) =>
    JSON.stringify(body, (_key, value) => (isInstant(value) ? written(value) : value)),
})

const changingPayments = (changed: (payment: Payment) => Payment) => (store: Store) => {
  store.payments = store.payments.map(changed)
}

export const moneyVariants: Variant[] = [
  ...variants(
    {},
    {
      'timestamps have six fractional digits': instants(precise(6)),
      'timestamps have nine fractional digits': instants(precise(9)),
      'timestamps of whole seconds have no fraction': instants((text) => String(text).replace(/\.0+Z$/, 'Z')),
      'UPI IDs are masked with asterisks': { maskedVpa: (vpa) => vpa.replace(/^(.).*@/, '$1****@') },
      'references follow days after a refund is processed': {
        reference: (method, status, id) => {
          const { type, ...rest } = reference(method, status, id)
          return status === 'processed' ? { type, status: 'pending' } : { type, ...rest }
        },
      },
      'email addresses of customers are saved in lower case': {
        savedLink: ({ customer, ...body }) => ({
          ...body,
          ...(customer && {
            customer: { ...customer, ...(customer.email && { email: customer.email.toLowerCase() }) },
          }),
        }),
      },
      'success rates are left out': { rate: () => undefined },
      'payments have no fee': { prepared: changingPayments((payment) => ({ ...payment, fee: 0 })) },
      'reasons of skipped days have other texts': {
        due: (day) => ({
          ...due(day),
          dueReason: 'T+1',
          skippedDays: due(day).skippedDays.map(({ date }) => ({ date, reason: 'बैंक बंद' })),
        }),
      },
      'groups without transactions are included': {
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
      },
      'cursors have the maximum length': {
        cursorOf: (last, sort, query) => `${cursorOf(last, sort, query)}`.padEnd(200, '_'),
        readCursor: (cursor, sort, query) => readCursor(cursor.replace(/_+$/, ''), sort, query),
      },
    },
  ),
  ...variants(
    { hides: 'details' },
    {
      'UPI IDs are omitted': {
        prepared: changingPayments(({ vpa: _vpa, ...payment }) => payment),
      },
      'customers have no phone': {
        prepared: changingPayments(({ customer: { phone: _phone, ...customer }, ...payment }) => ({
          ...payment,
          customer,
        })),
      },
      'a merchant has no links': {
        prepared: (store) => {
          store.links = []
          for (const payment of store.payments) delete payment.linkId
        },
      },
    },
  ),
  ...variants(
    { hides: 'past' },
    {
      'a merchant has no settlements': { captureDay: () => '2999-01-01', shownSettlementId: () => undefined },
      'all payments are older than a week': {
        prepared: (store) => {
          const newest = Math.max(...store.payments.map(({ createdAt }) => createdAt))
          store.payments = store.payments.filter(({ createdAt }) => createdAt < newest - 7 * 86_400_000)
        },
      },
    },
  ),
  ...variants(
    { hides: 'payments' },
    {
      'a merchant has no payments': {
        prepared: (store) => {
          store.payments = []
          // What was paid through a link is the sum of its payments.
          store.links = store.links.filter(({ amountPaid }) => amountPaid === 0)
        },
      },
    },
  ),
  ...variants(
    { hides: 'model' },
    {
      'others pay, create links and register during the run': () => {
        let count = 0
        return {
          sessionOf: (store, token) => {
            count++
            const isBusy = store.payments.length < MAX_PAYMENTS || count % (10 * EVERY) === 0
            if (count % EVERY === 0 && isBusy) arrive(store, count)
            return store.sessions.get(token)
          },
        }
      },
    },
  ),
]

const EVERY = 3
/** Adds fewer payments above this limit, since each one slows down every list. */
const MAX_PAYMENTS = 340

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
    accessRules.addSettings(store, { id: `biz_meanwhile_${count}`, name: 'New here' }, createdAt)
}
