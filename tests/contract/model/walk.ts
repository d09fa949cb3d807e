import type { OperationId } from '../suite/document.ts'
import type { Draw, Step } from './steps.ts'
import { LATEST, UNKNOWN_ID } from './steps.ts'

type Act = (operation: OperationId, call?: Step['call'], after?: number) => Step

const by =
  (who: string, session = LATEST): Act =>
  (operation, call = {}, after = 0) => ({ who, session, operation, call, after })

const [merchant, fresh, second, admin] = ['merchant', 'fresh', 'second', 'admin'].map((who) => by(who)) as [
  Act,
  Act,
  Act,
  Act,
]

const LINK = { title: 'Contract suite', amount: 10_000 }
// Combining accents and compatibility characters, which Unicode normalization would change.
const ODD = {
  title: ' Cafe\u0301, 5 \u212B, \uFB01ne ',
  amount: 100,
  notes: { remark: '', lines: ' one\n\ttwo ', constructor: 'kept', toString: 'too' },
  reference: ' order-7/B ',
  expiresAt: '2049-12-31T23:59:59.999Z',
}
const LONGEST = {
  title: '🧵'.repeat(120),
  amount: 100_000_000,
  partial: { minimum: 100_000_000 },
  customer: { name: 'Asha Rao', email: 'asha@customer.example', phone: '+910000012345' },
  notes: {},
  // Of another link too.
  reference: ODD.reference,
  expiresAt: '2049-06-30T12:00:00.123456789Z',
}
const OUTDATED = { headers: { 'if-match': '"of-another-version"' } }
const CREDENTIALS = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
// Longer than two clocks differ and than a tick of one with a resolution of a second.
const A_WHILE_MS = 6000

const ref = ($: string, n = LATEST) => ({ $, n })
const newest = { path: { id: ref('ownLink') } }
const same = { '...': ref('content') }

/** What a merchant does with payment links, every step in a state that needs it. */
function links(run: string): Step[] {
  const key = (name: string) => ({ headers: { 'idempotency-key': `${run}-${name}` } })
  const rich = { ...LINK, notes: { colour: 'indigo' }, partial: { minimum: 10_000 } }
  const { notes, ...poor } = rich
  return [
    fresh('createPaymentLink', { body: rich, ...key('Walk') }),
    fresh('createPaymentLink', { body: { notes, ...poor }, ...key('Walk') }),
    fresh('createPaymentLink', { body: { ...rich, title: 'Contract Suite' }, ...key('Walk') }),
    fresh('createPaymentLink', { body: poor, ...key('Walk') }),
    fresh('createPaymentLink', { body: rich, ...key('walk') }),
    second('createPaymentLink', { body: rich, ...key('Walk') }),
    fresh(
      'updatePaymentLink',
      { path: { id: ref('ownLink', 0) }, body: { ...LINK, title: 'Renamed' } },
      A_WHILE_MS,
    ),
    fresh('createPaymentLink', { body: rich, ...key('Walk') }),
    fresh('createPaymentLink', { body: ODD }),
    fresh('createPaymentLink', { body: LONGEST }),
    fresh('updatePaymentLink', { ...newest, body: LINK, headers: { 'if-match': ref('etag') } }),
    fresh('updatePaymentLink', { ...newest, body: { ...LINK, partial: { minimum: 10_001 } }, ...OUTDATED }),
    fresh('updatePaymentLink', { ...newest, body: LINK, headers: { 'if-match': 'W/"1"' } }),
    fresh('updatePaymentLink', { path: { id: UNKNOWN_ID }, body: LINK, ...OUTDATED }),
    ...[{ status: 'cancelled' }, { title: 'Renamed' }, { status: 'active' }].map((change) =>
      fresh('updatePaymentLink', { ...newest, body: { ...LINK, ...change }, headers: { 'if-match': '*' } }),
    ),
    fresh('updatePaymentLink', { ...newest, body: { ...same, notes: { colour: 'red' } } }),
    fresh('deletePaymentLink', newest),
    // Cancelled, it does not expire.
    fresh('createPaymentLink', { body: { ...LINK, expiresAt: ref('instant', 8000) } }),
    fresh('updatePaymentLink', { ...newest, body: { ...same, status: 'cancelled' } }),
    fresh('createPaymentLink', { body: { ...LINK, expiresAt: ref('instant', 8000) } }),
    fresh('verifySession', {}, 5000),
    // It has expired, which is read before it is changed.
    fresh('verifySession', {}, 5000),
    fresh('updatePaymentLink', { ...newest, body: { ...same, title: 'Renamed' } }),
    fresh('updatePaymentLink', { ...newest, body: { ...LINK, expiresAt: ref('instant', 4000) } }),
    fresh('updatePaymentLink', { ...newest, body: LINK }),
    fresh('updatePaymentLink', { ...newest, body: LINK }, A_WHILE_MS),
    ...[0, 1].flatMap((n) => paid(n)),
    ...[2, 3].flatMap((n) => paid(n).filter(({ operation }) => operation === 'deletePaymentLink')),
  ]
}

/** A paid link can be described anew, and nothing else. */
function paid(n: number): Step[] {
  const path = { id: ref('paidLink', n) }
  const content = { '...': ref('paidContent', n) }
  // A rejected update must not save the title either.
  const renamed = { ...content, title: 'Contract suite' }
  return [
    merchant('updatePaymentLink', { path, body: content }),
    merchant('updatePaymentLink', { path, body: { ...renamed, amount: 99_999_999 } }),
    merchant('updatePaymentLink', {
      path,
      body: { ...renamed, status: 'cancelled' },
      ...(n > 0 && OUTDATED),
    }),
    merchant('deletePaymentLink', { path }),
  ]
}

/** What belongs to others looks as if it did not exist, in whatever state it is. */
const foreign: Step[] = [
  fresh('deletePaymentLink', { path: { id: ref('foreignLink', 0) } }),
  fresh('updatePaymentLink', { path: { id: ref('foreignLink', 0) }, body: LINK, ...OUTDATED }),
  fresh('refundTransaction', { body: { transactionId: ref('foreignPayment', 0), amount: 1 } }),
]

/** A paisa of the oldest payment, with every fault; and of payments in every state that allows no refund. */
function refunds(run: string): Step[] {
  const transactionId = ref('refundable', 0)
  const refund = (body: object, name?: string) =>
    merchant('refundTransaction', {
      body: { transactionId, amount: 1, ...body },
      ...(name && { headers: { 'idempotency-key': `${run}-${name}` } }),
    })
  const tooMuch = { amount: { $: 'remaining', n: 0, and: 1 } }
  return [
    refund(tooMuch, 'Refund'),
    refund({ reason: 'The colour was another' }, 'Refund'),
    refund({ reason: 'The colour was another' }, 'Refund'),
    refund({}),
    refund(tooMuch),
    refund({ amount: 1_000_000_000_000 }),
    refund({ transactionId: ref('notRefundable', 0) }),
    // Its state is found before the amount.
    ...[0, 1, 2, 3, 4].map((n) => refund({ transactionId: ref('notRefundable', n), amount: 100_000_000 })),
  ]
}

/** Gateways and payment methods, of which a new merchant has some. */
function settings(): Step[] {
  const gateway = (body: object, after?: number) =>
    fresh('updateGateway', { path: { id: ref('ownGateway', 0) }, body }, after)
  const method = (body: object) => fresh('updatePaymentMethod', { path: { id: ref('ownMethod', 0) }, body })
  return [
    gateway({ mode: 'live', priority: 7 }),
    gateway({ credentials: CREDENTIALS, mode: 'live' }, A_WHILE_MS),
    gateway({ mode: 'live' }, A_WHILE_MS),
    gateway({ priority: 99 }),
    gateway({ enabled: false }),
    gateway({ mode: 'test', enabled: true }),
    admin('updateGateway', { path: { id: ref('gateway', 0) }, body: { priority: 42 } }, A_WHILE_MS),
    method({ minAmount: 123, maxAmount: 50_000 }),
    method({ minAmount: 50_001, enabled: false }),
    method({ minAmount: 200, maxAmount: 100, enabled: false }),
    method({ gatewayIds: [ref('otherGateway', 0)], minAmount: 124, enabled: false }),
    fresh('updatePaymentMethod', {
      path: { id: ref('unfitMethod') },
      body: { gatewayIds: [ref('unfitGateway')] },
    }),
    method({ gatewayIds: [ref('ownGateway', 0)], enabled: false }),
    admin('updatePaymentMethod', { path: { id: ref('method', 0) }, body: { maxAmount: 60_000 } }),
  ]
}

/** One merchant's name and sessions. */
const account: Step[] = [
  fresh('updateProfile', { body: { name: ODD.title, phone: '+910000012345' } }),
  fresh('updateProfile', { body: { businessName: `Renamed & ${ODD.title}`, phone: '' } }),
  fresh('refreshToken'),
  by('fresh', 0)('verifySession'),
  by('nobody')('signIn', {
    body: { email: ref('email', 0), password: ref('password', 0), rememberMe: true },
  }),
]

/** Steps that every server is taken through, before those that are drawn. */
export const walk = ({ run }: Draw): Step[] => [
  ...links(run),
  ...foreign,
  ...refunds(run),
  ...settings(),
  ...account,
]
