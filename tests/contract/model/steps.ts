import fc from 'fast-check'
import { Random } from '../../../mock-server/random.ts'
import { mutants } from '../generation/mutants.ts'
import { values } from '../generation/values.ts'
import type { OperationId, Schema } from '../suite/document.ts'
import { operationOf } from '../suite/document.ts'

/** A call of a sequence. References in it are filled in when it is made. */
export type Step = { who: string; session: number; operation: OperationId; call: Record<string, unknown> }

const DAY_MS = 86_400_000
const LONGEST_BODY = 2000

type Draft = Omit<Step, 'session'>
type Choice = readonly [weight: number, draft: (draw: Draw) => Draft]

/** Draws steps: always the same ones for a seed. */
export class Draw {
  readonly random: Random

  constructor(
    seed: number,
    /** In epoch milliseconds, of the backend. */
    readonly now: number,
    /** Distinguishes the idempotency keys of this run. */
    readonly run: string,
  ) {
    this.random = new Random(seed)
  }

  step(writers: string[]): Step {
    const draft = this.random.weighted(choices)(this)
    const who = draft.who === 'writer' ? this.random.pick(writers as [string]) : draft.who
    return { ...draft, who, session: this.random.int(0, 9) }
  }

  /** Small numbers, so that steps often refer to the same row. */
  n = () => this.random.int(0, 3)
  is = (percent: number) => this.random.int(1, 100) <= percent
  key = () => `${this.run}-${this.random.int(0, 2)}`

  /** A valid body, often with values at the bounds. */
  body(operation: OperationId): Record<string, unknown> {
    return Object(this.valid(operationOf(operation).body ?? {}))
  }

  valid(schema: Schema): unknown {
    return fc.sample(values(schema, this.now), { seed: this.random.int(0, 1e9), numRuns: 1 })[0]
  }

  /** A body with one fault, or with two. */
  invalid(operation: OperationId, good: unknown): unknown {
    const { body: schema = {} } = operationOf(operation)
    const once = this.oneOf(mutants(schema, good)) ?? good
    const isTwice = this.is(30) && typeof once === 'object' && once !== null && !Array.isArray(once)
    const body = isTwice ? (this.oneOf(mutants(schema, once)) ?? once) : once
    return JSON.stringify(body).length > LONGEST_BODY ? {} : body
  }

  instant = (days: number) => new Date(this.now + days * DAY_MS).toISOString()

  private oneOf(faulty: { value: unknown }[]): unknown {
    return faulty.length === 0 ? undefined : faulty[this.random.int(0, faulty.length - 1)]?.value
  }
}

const link = (draw: Draw): Record<string, unknown> => {
  const { expiresAt, partial, ...body } = draw.body('createPaymentLink')
  const amount = draw.random.pick([100, 101, 10_000, 10_000, 99_999_999, 100_000_000])
  const minimum = draw.random.pick([100, amount - 1, amount, amount + 1, 100_000_000])
  return {
    ...body,
    amount,
    ...(draw.is(40) && { partial: { minimum: Math.max(100, Math.min(minimum, 100_000_000)) } }),
    ...(draw.is(40) && { expiresAt: draw.instant(draw.random.pick([-30, -1, -0.01, 0.01, 1, 400])) }),
  }
}

const keyed = (draw: Draw, percent: number) =>
  draw.is(percent) ? { headers: { 'idempotency-key': draw.key() } } : {}

const version = (draw: Draw, n: number) => {
  if (!draw.is(30)) return {}
  return {
    headers: { 'if-match': draw.is(60) ? { $: 'etag', n } : draw.random.pick(['*', '"none"', 'W/"1"', '1']) },
  }
}

const SENSELESS = { title: 'Contract suite', amount: 10_000, partial: { minimum: 10_001 } }

const unknownId = { id: 'nothing_has_this_id' }

const choices: [Choice, ...Choice[]] = [
  [
    14,
    (draw) => ({
      who: 'writer',
      operation: 'createPaymentLink',
      call: { body: link(draw), ...keyed(draw, 50) },
    }),
  ],
  [
    // The same few bodies with the same few keys, by whoever comes.
    6,
    (draw) => ({
      who: 'writer',
      operation: 'createPaymentLink',
      call: {
        body: { title: 'Contract suite', amount: draw.random.pick([10_000, 10_000, 10_001]) },
        headers: { 'idempotency-key': draw.key() },
      },
    }),
  ],
  [
    14,
    (draw) => {
      const n = draw.n()
      const status = draw.random.pick([undefined, undefined, 'cancelled', 'active'])
      const changes = draw.is(40) ? link(draw) : { '...': { $: draw.random.pick(['content', 'bare']), n } }
      const body = { ...changes, ...(status && { status }) }
      return {
        who: 'writer',
        operation: 'updatePaymentLink',
        call: { path: { id: { $: 'ownLink', n } }, body, ...version(draw, n) },
      }
    },
  ],
  [
    4,
    (draw) => {
      const n = draw.n()
      const body = { '...': { $: 'content', n }, expiresAt: draw.instant(draw.random.pick([-1, 1, 200])) }
      return {
        who: 'writer',
        operation: 'updatePaymentLink',
        call: { path: { id: { $: 'ownLink', n } }, body },
      }
    },
  ],
  [
    6,
    (draw) => ({
      who: 'writer',
      operation: 'deletePaymentLink',
      call: { path: { id: { $: 'ownLink', n: draw.n() } } },
    }),
  ],
  [
    // Two faults: the version comes before what is wrong with the body.
    2,
    (draw) => ({
      who: 'writer',
      operation: 'updatePaymentLink',
      call: {
        path: { id: { $: 'ownLink', n: draw.n() } },
        body: SENSELESS,
        headers: { 'if-match': '"of-another-version"' },
      },
    }),
  ],
  [
    // A link of anyone, by anyone, of whom most may not.
    6,
    (draw) => ({
      who: draw.random.pick(['fresh', 'second', 'viewer', 'admin', 'other', 'nobody', 'ended']),
      operation: draw.random.pick(['updatePaymentLink', 'deletePaymentLink']),
      call: {
        path: draw.is(80) ? { id: { $: 'madeLink', n: draw.n() } } : unknownId,
        body: draw.is(70) ? link(draw) : {},
      },
    }),
  ],
  [
    3,
    (draw) => ({
      who: 'merchant',
      operation: draw.random.pick(['deletePaymentLink', 'updatePaymentLink']),
      call: { path: { id: { $: 'paidLink', n: draw.n() } }, body: { title: 'Contract suite', amount: 150 } },
    }),
  ],
  [
    6,
    (draw) => {
      const operation = draw.random.pick(['createPaymentLink', 'updatePaymentLink'])
      const good = { title: 'Contract suite', amount: 10_000 }
      const path = operation === 'updatePaymentLink' ? { path: { id: { $: 'ownLink', n: draw.n() } } } : {}
      return {
        who: draw.is(80) ? 'writer' : 'viewer',
        operation,
        call: draw.is(85)
          ? { ...path, body: draw.invalid(operation, good) }
          : { ...path, body: good, headers: { 'idempotency-key': 'not a key' } },
      }
    },
  ],
  [
    4,
    (draw) => ({
      who: 'merchant',
      operation: 'refundTransaction',
      call: {
        body: {
          transactionId: { $: 'refundable', n: draw.n() },
          amount: 1,
          ...(draw.is(50) && { reason: 'A paisa back' }),
        },
        ...keyed(draw, 60),
      },
    }),
  ],
  [
    5,
    (draw) => ({
      who: draw.random.pick(['merchant', 'merchant', 'merchant', 'other', 'viewer', 'admin', 'fresh']),
      operation: 'refundTransaction',
      call: {
        body: draw.random.pick<unknown>([
          {
            transactionId: { $: 'refundable', n: draw.n() },
            amount: { $: 'remaining', n: 0, and: 1_000_000_000 },
          },
          {
            transactionId: { $: 'notRefundable', n: draw.random.int(0, 500) },
            amount: draw.random.pick([1, 1e12]),
          },
          { transactionId: 'nothing_has_this_id', amount: 1 },
        ]),
        ...keyed(draw, 30),
      },
    }),
  ],
  [
    10,
    (draw) => ({
      who: draw.random.pick(['fresh', 'fresh', 'second', 'admin']),
      operation: 'updateGateway',
      call: {
        path: { id: { $: 'gateway', n: draw.random.int(0, 7) } },
        body: draw.is(85) ? gateway(draw) : draw.invalid('updateGateway', { enabled: true }),
      },
    }),
  ],
  [
    10,
    (draw) => ({
      who: draw.random.pick(['fresh', 'fresh', 'second', 'admin']),
      operation: 'updatePaymentMethod',
      call: {
        path: { id: { $: 'method', n: draw.random.int(0, 9) } },
        body: draw.is(85) ? method(draw) : draw.invalid('updatePaymentMethod', { enabled: true }),
      },
    }),
  ],
  [
    3,
    (draw) => ({
      who: draw.random.pick(['viewer', 'merchant', 'other', 'nobody']),
      operation: draw.random.pick(['updateGateway', 'updatePaymentMethod']),
      call: {
        path: draw.is(80) ? { id: { $: draw.is(50) ? 'gateway' : 'method', n: draw.n() } } : unknownId,
        body: { enabled: draw.is(50) },
      },
    }),
  ],
  [
    8,
    (draw) => ({
      who: draw.random.pick(['fresh', 'second']),
      operation: 'updateProfile',
      call: {
        body: draw.is(80) ? draw.body('updateProfile') : draw.invalid('updateProfile', { name: 'Someone' }),
      },
    }),
  ],
  [
    2,
    (draw) => ({
      who: draw.random.pick(['viewer', 'admin', 'ended', 'nobody']),
      operation: 'updateProfile',
      call: { body: { businessName: 'Not theirs to name', ...(draw.is(40) && { phone: '1' }) } },
    }),
  ],
  [
    4,
    (draw) => ({
      who: draw.random.pick(['fresh', 'second']),
      operation: 'changePassword',
      call: {
        body: draw.random.pick<unknown>([
          { currentPassword: { $: 'password', n: 0 }, newPassword: `a phrase of ${draw.random.digits(6)}` },
          { currentPassword: { $: 'password', n: 0 }, newPassword: { $: 'password', n: 0 } },
          { currentPassword: 'not the password', newPassword: 'quite another phrase' },
          { currentPassword: 'not the password', newPassword: 'short' },
        ]),
      },
    }),
  ],
  [
    5,
    (draw) => {
      const n = draw.n()
      return {
        who: 'nobody',
        operation: 'signIn',
        call: {
          body: {
            email: { $: 'email', n },
            password: draw.is(75) ? { $: 'password', n } : 'not the password',
            ...(draw.is(50) && { rememberMe: draw.is(50) }),
          },
        },
      }
    },
  ],
  [3, (draw) => ({ who: draw.random.pick(['fresh', 'second']), operation: 'refreshToken', call: {} })],
  [
    2,
    (draw) => ({
      who: 'nobody',
      operation: draw.random.pick(['signIn', 'register', 'requestPasswordReset', 'resetPassword']),
      call: { body: draw.is(50) ? {} : { email: 'not an address', password: 'x', name: '' } },
    }),
  ],
  [
    1,
    () => ({
      who: 'nobody',
      operation: 'resetPassword',
      call: { body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } },
    }),
  ],
]

function gateway(draw: Draw): Record<string, unknown> {
  const body = {
    ...(draw.is(40) && { enabled: draw.is(40) }),
    ...(draw.is(30) && { mode: draw.random.pick(['test', 'live']) }),
    ...(draw.is(40) && { priority: draw.random.pick([1, 2, 3, 50, 98, 99]) }),
    ...(draw.is(30) && {
      credentials: { keyId: draw.random.pick(['key_12345', 'k'.repeat(100)]), secret: 'secret-of-the-suite' },
    }),
  }
  return Object.keys(body).length > 0 ? body : { enabled: false }
}

function method(draw: Draw): Record<string, unknown> {
  const amounts = [100, 101, 5000, 5001, 99_999_999, 100_000_000] as const
  const body = {
    ...(draw.is(40) && { enabled: draw.is(50) }),
    ...(draw.is(40) && { minAmount: draw.random.pick(amounts) }),
    ...(draw.is(40) && { maxAmount: draw.random.pick(amounts) }),
    ...(draw.is(30) && { gatewayIds: [{ $: 'gateway', n: draw.random.int(0, 7) }] }),
  }
  return Object.keys(body).length > 0 ? body : { enabled: true }
}
