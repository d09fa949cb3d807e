import { DAY } from '../data/calendar.ts'
import { addSettings } from '../data/default-settings.ts'
import type { Store } from '../data/store.ts'
import { alteringField } from '../mutants/mutant.ts'
import { accountRules } from '../rules/accounts.ts'
import { moneyRules } from '../rules/money.ts'
import { settingsRules } from '../rules/settings.ts'
import { transactionRules } from '../rules/transactions.ts'
import { wireRules } from '../rules/wire.ts'
import type { Changed, Rules } from '../rules.ts'

/** A correct implementation of the contract that differs from the default; no check may fail. */
export type Variant = {
  name: string
  /** The sentence of the contract that leaves it open. */
  sentence: string
  rules: () => Partial<Rules>
  /** What it takes away or disturbs, which would hide the effect of others. */
  hides?: 'details' | 'model'
  /** Whether it sends fields that the contract does not declare, which a strict run reports. */
  isUndeclared?: true
}

const variant = (
  sentence: string,
  name: string,
  rules: Changed,
  flags: Pick<Variant, 'hides' | 'isUndeclared'> = {},
): Variant => ({ name, sentence, rules: typeof rules === 'function' ? rules : () => rules, ...flags })

const { newId, keptPassword, samePassword } = accountRules
const { due } = moneyRules
const { cursorOf, readCursor } = transactionRules
const hiding = { hides: 'details' } as const

export const allVariants: Variant[] = [
  variant('be written with more or fewer fractional digits', 'timestamps have nine fractional digits', {
    written: (body) => JSON.stringify(body, (_key, value) => (isInstant(value) ? precise(value) : value)),
  }),
  variant('are `application/json` in UTF-8', 'JSON is written in another way, and in chunks', {
    chunkBytes: 64,
    contentType: () => 'Application/JSON;charset="UTF-8"',
    answered: (reply) => ({ ...reply, body: withFields(reply.body, (fields) => fields.reverse()) }),
    rewritten: (json) =>
      `${ascii(JSON.stringify(JSON.parse(String(json)), null, 2)).replaceAll(/"amount": (\d+)/g, '"amount": $1.0')}\n`,
  }),
  variant(
    'every response has `Cache-Control: no-store`',
    'headers have other values beside, and come with others',
    {
      caching: () => ({ 'cache-control': 'private, No-Store, max-age=0', Pragma: 'no-cache' }),
      moreHeaders: () => ({
        'x-request-id': 'abc',
        Server: 'nginx',
        'Set-Cookie': 'lb=7; Path=/',
        Connection: 'close',
      }),
      answered: (reply) =>
        reply.status === 401
          ? { ...reply, headers: { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' } }
          : reply,
    },
  ),
  variant('answered like `GET` without the body', 'Allow contains HEAD and OPTIONS', {
    unsupportedMethod: (allowed) => wireRules.unsupportedMethod(['HEAD', ...allowed, 'OPTIONS']),
  }),
  variant(
    'fields and enum values that they do not know',
    'rows have fields that the contract does not know',
    {
      answered: (reply) =>
        reply.status < 300 && reply.body ? { ...reply, body: extended(reply.body) } : reply,
    },
    { ...hiding, isUndeclared: true },
  ),
  variant(
    'a server that offers no such header',
    'lists and figures have no entity tags',
    { isConditional: false },
    hiding,
  ),
  variant(
    'a server that offers none ignores `If-Match`',
    'links have no entity tags',
    { linkTag: () => undefined },
    hiding,
  ),
  variant(
    'may be left out by a server that does not offer it',
    'optional fields are left out',
    {
      rate: () => undefined,
      prepared: (store) => {
        store.payments = store.payments.map(
          ({ vpa: _vpa, customer: { phone: _phone, ...customer }, ...payment }) => ({
            ...payment,
            customer,
          }),
        )
      },
    },
    hiding,
  ),
  variant('a bare `+` may be read as', 'a plus in a query is a literal plus', { spaceFor: (sign) => sign }),
  variant('may be stored in lower case', 'email addresses are stored in lower case', {
    ...alteringField('verifySession', 'email', lowerCase),
    savedLink: ({ customer, ...body }) => ({
      ...body,
      ...(customer && {
        customer: { ...customer, ...(customer.email && { email: customer.email.toLowerCase() }) },
      }),
    }),
  }),
  variant('(NFKC) may be treated as equal', 'passwords are Unicode-normalised', {
    keptPassword: (password) => keptPassword(password.normalize('NFKC')),
    samePassword: (given, kept) => samePassword(given.normalize('NFKC'), kept),
  }),
  variant('A server may look up IDs case-insensitively', 'link ids are not case-sensitive', {
    readTarget: (target) => target.replace(/(?<=\/payments\/links\/)lnk_\w+/i, (id) => id.toLowerCase()),
  }),
  variant('Prefixed and opaque', 'ids and tokens have capitals, punctuation and the maximum length', {
    // Ids of gateways and methods are derived from the id of their business.
    newId: (prefix) => `${newId(prefix)}_-Z`.padEnd(prefix === 'biz' ? 44 : 64, '0'),
    requestId: (count) => `${count}`.padStart(64, 'r'),
  }),
  variant('marks its place among the rows that user may see', 'cursors have the maximum length', {
    cursorOf: (last, sort, query) => `${cursorOf(last, sort, query)}`.padEnd(200, '_'),
    readCursor: (cursor, sort, query) => readCursor(cursor.replace(/_+$/, ''), sort, query),
  }),
  variant('For people; safe to display', 'messages are in Hindi, and another with each sign-in', () => {
    let count = 0
    return {
      ...alteringField('signIn', 'message', () => `नमस्ते ${++count}`),
      errorBody: (error) => ({ ...error, message: 'यह संभव नहीं है।' }),
    }
  }),
  variant('The same key with the same body within 24 hours', 'saved responses are kept for a week', {
    isSaved: ({ savedAt }, now) => now - savedAt < 7 * DAY,
  }),
  variant('Shows nothing of the secret, and at most the first four', 'key ids are masked completely', {
    masked: () => ({ keyId: '****', secret: '****' }),
  }),
  variant(
    'Grouped by merchant and in order of priority',
    'gateways of the same priority are listed by name',
    {
      gatewayOrder: (a, b) => settingsRules.gatewayOrder(a, b) || (a.name < b.name ? -1 : 1),
    },
  ),
  variant('masked: at most three characters before the @ are shown', 'UPI IDs are masked with asterisks', {
    maskedVpa: (vpa) => vpa.replace(/^(.).*@/, '$1****@'),
  }),
  variant(
    'It may arrive after the refund is processed',
    'references follow days after a refund is processed',
    {
      reference: (method, status, id) => {
        const { type, ...rest } = moneyRules.reference(method, status, id)
        return status === 'processed' ? { type, status: 'pending' } : { type, ...rest }
      },
    },
  ),
  variant(
    'and by a server that does not tell',
    'nothing names the settlement that deducted, gave back or carried',
    {
      answered: (reply) => ({ ...reply, body: withFields(reply.body, withoutNames) }),
    },
  ),
  variant('How the date was determined, for display', 'reasons of skipped days have other texts', {
    due: (day) => ({
      ...due(day),
      dueReason: 'T+1',
      skippedDays: due(day).skippedDays.map(({ date }) => ({ date, reason: 'बैंक बंद' })),
    }),
  }),
  variant('Those without a transaction may be omitted', 'groups without transactions are included', {
    stats: (stats) => {
      const nothing = { amount: 0, count: 0, successRate: 0, id: 'gat_never_used', name: 'Never used' }
      return stats.byGateway.length > 0 ? { ...stats, byGateway: [...stats.byGateway, nothing] } : stats
    },
  }),
  variant(
    'any number of sessions at once',
    'others pay, create links and register during the run',
    () => {
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
    { hides: 'model' },
  ),
]

type Entries = [name: string, value: unknown][]
/** With the fields of each object in it changed. */
function withFields(value: unknown, changed: (fields: Entries) => Entries): unknown {
  if (Array.isArray(value)) return value.map((element) => withFields(element, changed))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]): Entries[number] => [
    name,
    withFields(field, changed),
  ])
  return Object.fromEntries(changed(fields))
}
/** Only a refund has a day on which it is expected. */
const withoutNames = (fields: Entries): Entries => {
  const isRefund = fields.some(([name]) => name === 'expectedBy')
  const removed = [
    'reversalSettlementId',
    'carriedBy',
    'amountRefunded',
    ...(isRefund ? ['settlementId'] : []),
  ]
  return fields.filter(([name]) => !removed.includes(name))
}
let served = 0
const extended = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (key, value) =>
    // The names of notes are the merchant's.
    Object(value) === value && !Array.isArray(value) && key !== 'notes'
      ? { ...value, served: ++served }
      : value,
  )
const ascii = (text: string) =>
  text.replaceAll(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
const precise = (text: string) =>
  text.replace(/(?:\.(\d+))?Z$/, (_all, digits = '0') => `.${digits.padEnd(9, '0')}Z`)
function lowerCase(value: unknown) {
  return String(value).toLowerCase()
}

const EVERY = 3
/** Adds fewer payments above this limit, since each one slows down every list. */
const MAX_PAYMENTS = 340

/** A customer pays, a colleague creates a link, and another merchant registers. */
function arrive(store: Store, count: number): void {
  const [payment] = store.payments
  const [link] = store.links
  if (!payment || !link) return
  const createdAt = Math.max(...store.payments.map((payment) => payment.createdAt)) + 1
  store.payments.push({ ...payment, id: `pay_meanwhile_${count}`, createdAt, decidedAt: createdAt })
  const linkMade = Math.max(...store.links.map((link) => link.createdAt)) + 1
  store.links.push({ ...link, id: `lnk_meanwhile_${count}`, createdAt: linkMade, updatedAt: linkMade })
  if (count % (10 * EVERY) === 0)
    addSettings(store, { id: `biz_meanwhile_${count}`, name: 'New here' }, createdAt)
}
