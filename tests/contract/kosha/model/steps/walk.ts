import type { Draw, Step } from './steps.ts'
import { UNKNOWN_ID } from './steps.ts'
import { A_WHILE_MS, by, expiringLinks, LINK, links, ODD, OUTDATED, paidLinks, ref } from './walk-links.ts'

const [merchant, fresh, admin, nobody] = [by('merchant'), by('fresh'), by('admin'), by('nobody')]
const CREDENTIALS = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }

/** What belongs to others looks as if it did not exist, in whatever state it is. */
const foreign: Step[] = [
  ...[0, 1, 2, 3, 4].flatMap((n) => [
    fresh('deletePaymentLink', { path: { id: ref('foreignLink', n) } }),
    fresh('updatePaymentLink', {
      path: { id: ref('foreignLink', n) },
      body: LINK,
      ...(n % 2 === 0 && OUTDATED),
    }),
    fresh('refundTransaction', {
      body: { transactionId: ref('foreignPayment', n), amount: n % 2 === 0 ? 1 : 1e12 },
    }),
  ]),
  fresh('updateGateway', { path: { id: ref('otherGateway', 0) }, body: { mode: 'live', enabled: false } }),
  fresh('updatePaymentMethod', {
    path: { id: ref('otherMethod', 0) },
    body: { minAmount: 200, maxAmount: 100 },
  }),
]
const NOBODYS = { transactionId: UNKNOWN_ID }
const unknownId = { id: UNKNOWN_ID }

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
    refund(NOBODYS, 'Refund'),
    refund(tooMuch, 'Refund'),
    refund({ reason: ODD.title }, 'Refund'),
    refund({}),
    // As it was after the first of them.
    refund({ reason: ODD.title }, 'Refund'),
    refund({ reason: 'The colour was another' }, 'Refund'),
    { ...refund(NOBODYS, 'Refund'), who: 'fresh' },
    // A key belongs to one operation.
    merchant('createPaymentLink', { body: LINK, headers: { 'idempotency-key': `${run}-Refund` } }),
    refund({ transactionId: ref('linkPayment'), reason: ODD.title }, 'Refund'),
    // The link through which it was paid stays as it is.
    refund({ transactionId: ref('linkPayment') }),
    refund(tooMuch),
    refund({ amount: 1_000_000_000_000 }),
    refund({ transactionId: ref('notRefundable', 0) }),
    // Its state is found before the amount.
    ...[0, 1, 2, 3, 4].map((n) => refund({ transactionId: ref('notRefundable', n), amount: 100_000_000 })),
  ]
}

/** The name of a business, its gateways and payment methods, of which a new merchant has some. */
function settings(): Step[] {
  const gateway = (body: object, after?: number) =>
    fresh('updateGateway', { path: { id: ref('ownGateway', 0) }, body }, after)
  const method = (body: object) => fresh('updatePaymentMethod', { path: { id: ref('ownMethod', 0) }, body })
  return [
    ...[by('viewer'), admin].map((act) =>
      act('updateProfile', { body: { name: 'Not saved either', businessName: 'Not theirs to name' } }),
    ),
    gateway({ mode: 'live', priority: 7, enabled: false }),
    gateway({ enabled: false, priority: 0 }),
    gateway({ credentials: CREDENTIALS }, A_WHILE_MS),
    gateway({ mode: 'live' }),
    gateway({ mode: 'live' }, A_WHILE_MS),
    gateway({ priority: 99, credentials: { ...CREDENTIALS, keyId: 'key_of_another' } }),
    fresh('updateGateway', { path: { id: ref('ownGateway', 1) }, body: { priority: 99 } }),
    gateway({ enabled: false }),
    // Disabled or not, in the order in which they are sent.
    method({ gatewayIds: [ref('fitGateway', 1), ref('fitGateway', 0)] }),
    gateway({ mode: 'test' }),
    gateway({ mode: 'live', enabled: true }),
    admin('updateGateway', { path: { id: ref('gateway', 0) }, body: { priority: 42 } }, A_WHILE_MS),
    // Compared with each other, not with the earlier ones.
    method({ minAmount: 60_000, maxAmount: 60_000 }),
    method({ minAmount: 50_000, maxAmount: 50_000 }),
    method({ maxAmount: 49_999, enabled: false }),
    method({ minAmount: 1, enabled: false }),
    method({ minAmount: 50_001, enabled: false }),
    method({ minAmount: 200, maxAmount: 100, enabled: false }),
    method({ gatewayIds: [ref('fitGateway', 0), ref('otherGateway', 0)], enabled: false }),
    fresh('updatePaymentMethod', {
      path: { id: ref('unfitMethod') },
      body: { gatewayIds: [ref('unfitGateway')] },
    }),
    method({ gatewayIds: [ref('ownGateway', 0)], enabled: false }),
    admin('updatePaymentMethod', { path: { id: ref('method', 0) }, body: { maxAmount: 60_000 } }),
    admin('updatePaymentMethod', {
      path: { id: ref('method', 0) },
      body: { minAmount: 200, maxAmount: 100 },
    }),
    admin('updatePaymentMethod', { path: unknownId, body: { enabled: true } }),
    admin('updateGateway', { path: unknownId, body: { enabled: true } }),
    // Of a merchant that has set no credentials.
    admin('updateGateway', { path: { id: ref('gateway') }, body: { mode: 'live' } }),
  ]
}

const account = (run: string): Step[] => [
  fresh('updateProfile', { body: { name: 'Not saved', phone: '1' } }),
  fresh('updateProfile', { body: { name: ODD.title, phone: '+910000012345' } }),
  fresh('updateProfile', { body: { businessName: `Renamed & ${ODD.title}`, phone: '' } }),
  nobody('resetPassword', { body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } }),
  fresh('refreshToken'),
  // A key belongs to the user, in whatever session.
  fresh('createPaymentLink', { body: ODD, headers: { 'idempotency-key': `${run}-${'k'.repeat(40)}1` } }),
  by('fresh', 0)('verifySession'),
  // A replaced token lasts 30 seconds.
  by('fresh', 0)('verifySession', {}, 31_000),
  nobody('signIn', { body: { email: ref('email', 0), password: ref('password', 0), rememberMe: true } }),
]

/** Steps that every server is taken through, before those that are drawn. With which it begins depends on the seed. */
export function walk({ run }: Draw, seed: number): Step[] {
  const parts = [links(run), expiringLinks(run), paidLinks(), [...foreign, ...refunds(run)], settings()]
  const first = (seed - 1) % parts.length
  return [...parts.slice(first), ...parts.slice(0, first), account(run)].flat()
}
