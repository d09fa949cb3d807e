import { bounds } from '../../../suite/generation/bounds.ts'
import type { OperationId } from '../../document.ts'
import { koshaContract, operationOf } from '../../document.ts'
import { remainingOf } from '../../support/fixtures.ts'
import type { Finder } from '../finder.ts'
import { contentOf } from '../finder.ts'
import type { Step } from './steps.ts'
import { by, UNKNOWN_ID } from './steps.ts'

const [merchant, fresh, second] = [by('merchant'), by('fresh'), by('second')]
const [admin, nobody] = [by('admin'), by('nobody')]

// Longer than two clocks differ and than a tick of one with a resolution of a second.
export const A_WHILE_MS = 6000

const CREDENTIALS = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
const LINK = { title: 'Contract suite', amount: 10_000 }
// Combining accents and compatibility characters, which Unicode normalization would change.
const ODD = {
  title: " Cafe\u0301,  5\u00a0\u212B, \uFB01ne & 'b' <i>👩\u200d🧵</i> ",
  amount: 100,
  notes: {
    remark: '',
    lines: ' one\n\ttwo ',
    constructor: 'kept',
    toString: 'too',
    'COLOUR ': '<b>indigo</b> 🧵',
    long: 'x'.repeat(256),
  },
  customer: { name: ' Asha  Rao ' },
  reference: ' order-7/B ',
  expiresAt: '2049-12-31T23:59:59.999Z',
}
const LONGEST = {
  title: '🧵'.repeat(120),
  amount: 100_000_000,
  partial: { minimum: 100_000_000 },
  customer: { name: '🧵'.repeat(120), email: 'asha@customer.example', phone: '+910000012345678' },
  notes: {},
  // Of another link too.
  reference: ODD.reference,
  expiresAt: '2049-06-30T12:00:00.123456789Z',
}
const RICH = {
  ...LINK,
  notes: { colour: 'indigo', size: '6 m' },
  partial: { minimum: 10_000 },
  customer: { name: LONGEST.customer.name, email: LONGEST.customer.email },
}
const OUTDATED = { headers: { 'if-match': '"of-another-version"' } }

const create = (body: object, key?: string) =>
  fresh('createPaymentLink', (find) => ({ body, ...(key !== undefined && find.key(key)) }))
const createUntil = (act: typeof fresh, fromNowMs: number, extras: object = {}, key?: string) =>
  act('createPaymentLink', (find) => ({
    body: { ...LINK, ...extras, expiresAt: find.instant(fromNowMs) },
    ...(key !== undefined && find.key(key)),
  }))
/** Sends this as the newest link. */
const replace = (
  body: object | ((find: Finder) => object),
  extras: object | ((find: Finder) => object) = {},
  after?: number,
) =>
  fresh(
    'updatePaymentLink',
    (find) => ({
      path: { id: find.ownLink().id },
      body: typeof body === 'function' ? body(find) : body,
      ...(typeof extras === 'function' ? extras(find) : extras),
    }),
    after,
  )
/** Changes this of the newest link. */
const change = (body: object, after?: number) =>
  replace((find) => ({ ...find.content(), ...body }), {}, after)
const remove = (n?: number, after?: number) =>
  fresh('deletePaymentLink', (find) => ({ path: { id: find.ownLink(n).id } }), after)

/** What a merchant does with payment links, every step in a state that needs it. */
function links(): Step[] {
  const { notes, ...poor } = RICH
  const { name, email } = RICH.customer
  const { colour, size } = notes
  const long = 'k'.repeat(40)
  return [
    // A rejected request leaves the key free; later, an invalid body is reported before the key.
    create({ ...RICH, amount: 9999 }, 'Walk'),
    createUntil(fresh, -60_000),
    create(RICH, 'Walk'),
    create({ notes: { size, colour }, ...poor, customer: { email, name } }, 'Walk'),
    create({ ...RICH, amount: 1 }, 'Walk'),
    ...[
      { title: 'Contract Suite' },
      { title: `${LINK.title} ` },
      { customer: { name } },
      { customer: { name, email: 'ravi@customer.example' } },
      { expiresAt: ODD.expiresAt },
    ].map((changed) => create({ ...RICH, ...changed }, 'Walk')),
    fresh('refundTransaction', (find) => ({
      body: { transactionId: UNKNOWN_ID, amount: 1 },
      ...find.key('Walk'),
    })),
    create(poor, 'Walk'),
    create(RICH, 'walk'),
    second('createPaymentLink', (find) => ({ body: RICH, ...find.key('Walk') })),
    fresh(
      'updatePaymentLink',
      (find) => ({ path: { id: find.ownLink(0).id }, body: { ...LINK, title: 'Renamed' } }),
      A_WHILE_MS,
    ),
    create(RICH, 'Walk'),
    create(ODD, `${long}1`),
    change({ notes: {}, customer: LONGEST.customer }),
    create(LONGEST, `${long}2`),
    // Less than the minimum that it keeps.
    change({ title: 'Not saved', amount: 99_999_999 }),
    change({ customer: { name } }),
    replace(LINK, (find) => find.etag()),
    replace({ ...LINK, partial: { minimum: 10_001 } }, OUTDATED),
    replace(LINK, { headers: { 'if-match': 'W/"1"' } }),
    fresh('updatePaymentLink', () => ({ path: { id: UNKNOWN_ID }, body: LINK, ...OUTDATED })),
    ...[
      { status: 'cancelled' },
      { title: 'Renamed', amount: 10_001 },
      { status: 'cancelled' },
      { status: 'active' },
    ].map((changed) => replace({ ...LINK, ...changed }, { headers: { 'if-match': '*' } })),
    change({ notes: { colour: 'red' } }),
    remove(),
    create(LONGEST, `${long}2`),
  ]
}

function expiringLinks(): Step[] {
  const expiringAt = (fromNowMs: number) =>
    replace((find) => ({ ...LINK, expiresAt: find.instant(fromNowMs) }))
  return [
    // Cancelled, it does not expire.
    createUntil(fresh, 14_000),
    change({ status: 'cancelled' }, A_WHILE_MS),
    replace({ ...LINK, status: 'active' }, OUTDATED),
    createUntil(fresh, 8000, {}, 'Expired'),
    // A colleague sees it expire too.
    createUntil(merchant, 8000),
    fresh('verifySession', undefined, 5000),
    // It has expired, which is read before it is changed, and a while ago.
    fresh('verifySession', undefined, 9000),
    replace(LINK, OUTDATED),
    fresh('createPaymentLink', (find) => ({ body: find.content(), ...find.key('Expired') })),
    expiringAt(-60_000),
    change({ status: 'active' }),
    change({ title: 'Renamed', amount: 10_002 }),
    expiringAt(4000),
    replace(LINK),
    replace(LINK, {}, A_WHILE_MS),
    // The cancelled one, and one with a minimum that has expired.
    remove(-2),
    createUntil(fresh, 3000, { partial: { minimum: 10_000 } }),
    remove(undefined, 5000),
  ]
}

/** The links of a given account that were paid wholly, partly, and partly before they expired. */
const paidLinks = (): Step[] => [
  ...[0, 1, 2].flatMap((n) => paid(n)),
  merchant('deletePaymentLink', (find) => ({ path: { id: find.paidLink(3).id } })),
]

/** A paid link can be described anew, and nothing else. */
function paid(n: number): Step[] {
  const update = (changed: (find: Finder) => object, extras = {}) =>
    merchant('updatePaymentLink', (find) => {
      const link = find.paidLink(n)
      return { path: { id: link.id }, body: { ...contentOf(link), ...changed(find) }, ...extras }
    })
  // A rejected update must not save the title either.
  const reject = (changed: (find: Finder) => object, extras = {}) =>
    update((find) => ({ title: 'Contract suite', ...changed(find) }), extras)
  return [
    update(() => (n < 2 ? { status: 'active' } : {})),
    reject(() => ({ amount: 99_999_999 })),
    reject((find) => ({ amount: Math.max(100, find.paidLink(n).amountPaid) })),
    reject(() => ({ partial: { minimum: 100_000_000 } })),
    reject((find) => ({ expiresAt: find.instant(-60_000) })),
    reject(() => ({ status: 'cancelled' })),
    ...(n === 0 ? [reject(() => ({ status: 'cancelled' }), OUTDATED)] : []),
    merchant('deletePaymentLink', (find) => ({ path: { id: find.paidLink(n).id } })),
  ]
}

/** Rows of other merchants are not found, in any state. */
const foreign: Step[] = [
  ...[0, 1, 2, 3, 4].flatMap((n) => [
    fresh('deletePaymentLink', (find) => ({ path: { id: find.foreignLink(n).id } })),
    fresh('updatePaymentLink', (find) => ({
      path: { id: find.foreignLink(n).id },
      body: LINK,
      ...(n % 2 === 0 && OUTDATED),
    })),
    fresh('refundTransaction', (find) => ({
      body: { transactionId: find.foreignPayment(n).id, amount: n % 2 === 0 ? 1 : 1e12 },
    })),
  ]),
  fresh('updateGateway', (find) => ({
    path: { id: find.otherGateway(0).id },
    body: { mode: 'live', enabled: false },
  })),
  fresh('updatePaymentMethod', (find) => ({
    path: { id: find.otherMethod(0).id },
    body: { minAmount: 200, maxAmount: 100 },
  })),
]
const UNKNOWN_PAYMENT = { transactionId: UNKNOWN_ID }

/** A paisa of the oldest payment, with every fault; and of payments in every state that allows no refund. */
function refunds(): Step[] {
  const refund = (fields: object | ((find: Finder) => object), isKeyed = false) =>
    merchant('refundTransaction', (find) => ({
      body: {
        transactionId: find.refundable(0).id,
        amount: 1,
        ...(typeof fields === 'function' ? fields(find) : fields),
      },
      ...(isKeyed && find.key('Refund')),
    }))
  const tooMuch = (find: Finder) => ({ amount: remainingOf(find.refundable(0)) + 1 })
  const ofLink = (find: Finder) => ({ transactionId: find.linkPayment().id })
  const reason = ODD.title
  return [
    refund(UNKNOWN_PAYMENT, true),
    refund(tooMuch, true),
    refund({ reason }, true),
    refund({}),
    // As it was after the first of them.
    refund({ reason }, true),
    refund({ reason: 'The colour was another' }, true),
    fresh('refundTransaction', (find) => ({
      body: { ...UNKNOWN_PAYMENT, amount: 1 },
      ...find.key('Refund'),
    })),
    // A key belongs to one operation.
    merchant('createPaymentLink', (find) => ({ body: LINK, ...find.key('Refund') })),
    refund((find) => ({ ...ofLink(find), reason }), true),
    // The link through which it was paid stays as it is.
    refund(ofLink),
    refund(tooMuch),
    refund({ amount: 1_000_000_000_000 }),
    refund((find) => ({ transactionId: find.notRefundable(0).id })),
    // Its state is found before the amount.
    ...[0, 1, 2, 3, 4].map((n) =>
      refund((find) => ({ transactionId: find.notRefundable(n).id, amount: 100_000_000 })),
    ),
  ]
}

const gateway = (body: object, after?: number) =>
  fresh('updateGateway', (find) => ({ path: { id: find.ownGateway(0).id }, body }), after)
const method = (body: object | ((find: Finder) => object)) =>
  fresh('updatePaymentMethod', (find) => ({
    path: { id: find.ownMethod(0).id },
    body: typeof body === 'function' ? body(find) : body,
  }))

/** The name of a business, and the gateways and payment methods that every new merchant has. */
function settings(): Step[] {
  const adminMethod = (body: object) =>
    admin('updatePaymentMethod', (find) => ({ path: { id: find.method(0).id }, body }))
  const unknown = () => ({ path: { id: UNKNOWN_ID }, body: { enabled: true } })
  return [
    ...[by('viewer'), admin].map((act) =>
      act('updateProfile', () => ({
        body: { name: 'Not saved either', businessName: 'Not theirs to name' },
      })),
    ),
    gateway({ mode: 'live', priority: 7, enabled: false }),
    gateway({ enabled: false, priority: 0 }),
    gateway({ credentials: CREDENTIALS }, A_WHILE_MS),
    gateway({ mode: 'live' }),
    gateway({ mode: 'live' }, A_WHILE_MS),
    gateway({ priority: 99, credentials: { ...CREDENTIALS, keyId: 'key_of_another' } }),
    fresh('updateGateway', (find) => ({ path: { id: find.ownGateway(1).id }, body: { priority: 99 } })),
    gateway({ enabled: false }),
    // Disabled or not, in the order in which they are sent.
    method((find) => ({ gatewayIds: [find.fitGateway(1).id, find.fitGateway(0).id] })),
    gateway({ mode: 'test' }),
    gateway({ mode: 'live', enabled: true }),
    admin(
      'updateGateway',
      (find) => ({ path: { id: find.gateway(0).id }, body: { priority: 42 } }),
      A_WHILE_MS,
    ),
    // Compared with each other, not with the earlier ones.
    method({ minAmount: 60_000, maxAmount: 60_000 }),
    method({ minAmount: 50_000, maxAmount: 50_000 }),
    method({ maxAmount: 49_999, enabled: false }),
    method({ minAmount: 1, enabled: false }),
    method({ minAmount: 50_001, enabled: false }),
    method({ minAmount: 200, maxAmount: 100, enabled: false }),
    method((find) => ({ gatewayIds: [find.fitGateway(0).id, find.otherGateway(0).id], enabled: false })),
    fresh('updatePaymentMethod', (find) => ({
      path: { id: find.unfit().method.id },
      body: { gatewayIds: [find.unfit().gateway.id] },
    })),
    method((find) => ({ gatewayIds: [find.ownGateway(0).id], enabled: false })),
    adminMethod({ maxAmount: 60_000 }),
    adminMethod({ minAmount: 200, maxAmount: 100 }),
    admin('updatePaymentMethod', unknown),
    admin('updateGateway', unknown),
    // Of a merchant that has set no credentials.
    admin('updateGateway', (find) => ({ path: { id: find.gateway().id }, body: { mode: 'live' } })),
  ]
}

const account = (): Step[] => [
  fresh('updateProfile', () => ({ body: { name: 'Not saved', phone: '1' } })),
  fresh('updateProfile', () => ({ body: { name: ODD.title, phone: '+910000012345' } })),
  fresh('updateProfile', () => ({ body: { businessName: `Renamed & ${ODD.title}`, phone: '' } })),
  nobody('resetPassword', () => ({ body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } })),
  fresh('refreshToken'),
  // A key belongs to the user, not to a session.
  create(ODD, `${'k'.repeat(40)}1`),
  // A replaced token lasts 30 seconds.
  by('fresh', 0)('verifySession', undefined, A_WHILE_MS),
  by('fresh', 0)('verifySession', undefined, 25_000),
  nobody('signIn', (find) => ({
    body: { email: find.email(0), password: find.password(0), rememberMe: true },
  })),
]

/** Valid bodies with one value at a bound of the contract. */
function atBounds(): Step[] {
  const bodies = (operation: OperationId, body: object) =>
    bounds(koshaContract, operationOf(operation).body ?? {}, body)
  return [
    ...bodies('createPaymentLink', { ...LONGEST, amount: 10_000, partial: { minimum: 10_000 } }).map((body) =>
      create(body),
    ),
    ...bodies('updateProfile', { name: 'Asha', phone: '+910000012345' }).map((body) =>
      fresh('updateProfile', () => ({ body })),
    ),
    ...bodies('updateGateway', { priority: 7, credentials: CREDENTIALS }).map((body) => gateway(body)),
    ...bodies('updatePaymentMethod', { minAmount: 5000, maxAmount: 50_000 }).map(method),
  ]
}

/** Steps that every server is taken through. With which it begins depends on the seed. */
export function walk(seed: number): Step[] {
  const parts = [links(), expiringLinks(), paidLinks(), [...foreign, ...refunds()], settings()]
  const first = (seed - 1) % parts.length
  return [...parts.slice(first), ...parts.slice(0, first), atBounds(), account()].flat()
}
