import type { Finder } from '../finder.ts'
import { awkwardAmount } from '../finder.ts'
import type { Choices, Draw } from './steps.ts'
import { choice, UNKNOWN_ID } from './steps.ts'

const REGISTERED = ['fresh', 'second'] as const
const NOBODY = ['nobody'] as const
const WRITERS = ['merchant', 'fresh', 'second', 'other'] as const
const LINK = { title: 'Contract suite', amount: 10_000 }

/** Gives this percentage of requests one of three keys. */
function keyed(draw: Draw, percent: number) {
  const name = draw.is(percent) ? draw.random.int(0, 2) : undefined
  return (find: Finder) => (name === undefined ? {} : find.key(name))
}

const accountSteps: Choices = [
  choice(8, REGISTERED, ['updateProfile'], (draw, operation) => {
    const body = draw.is(80) ? draw.body(operation) : draw.invalid(operation, { name: 'Someone' })
    return () => ({ body })
  }),
  choice(4, REGISTERED, ['changePassword'], (draw) => {
    const [isCurrent, newPassword] = [draw.is(50), `a phrase of ${draw.random.digits(6)}`]
    const isKept = draw.is(30)
    return (find) => {
      const password = find.password(0)
      return {
        body: {
          currentPassword: isCurrent ? password : 'not the password',
          newPassword: isKept ? password : newPassword,
        },
      }
    }
  }),
  choice(5, NOBODY, ['signIn'], (draw) => {
    const [n, isCurrent] = [draw.n(), draw.is(75)]
    const remembered = draw.is(50) ? { rememberMe: draw.is(50) } : {}
    return (find) => {
      const password = isCurrent ? find.password(n) : 'not the password'
      return { body: { email: find.email(n), password, ...remembered } }
    }
  }),
  choice(3, REGISTERED, ['refreshToken'], () => () => ({})),
  choice(2, NOBODY, ['signIn', 'register', 'requestPasswordReset', 'resetPassword'], (draw) => {
    const body = draw.is(50) ? {} : { email: 'not an address', password: 'x', name: '' }
    return () => ({ body })
  }),
]

const paymentSteps: Choices = [
  choice(4, ['merchant'], ['refundTransaction'], (draw) => {
    const [n, key] = [draw.n(), keyed(draw, 60)]
    const reason = draw.is(50) ? { reason: 'A paisa back' } : {}
    return (find) => ({ body: { transactionId: find.refundable(n).id, amount: 1, ...reason }, ...key(find) })
  }),
  choice(
    5,
    ['merchant', 'merchant', 'merchant', 'other', 'viewer', 'admin', 'fresh'],
    ['refundTransaction'],
    (draw) => {
      const [n, m, key] = [draw.n(), draw.random.int(0, 500), keyed(draw, 30)]
      const amount = draw.random.pick([1, 1e12])
      const body = draw.random.pick([
        (find: Finder) => ({ transactionId: find.refundable(n).id, amount: 1_000_000_000_000 }),
        (find: Finder) => ({ transactionId: find.notRefundable(m).id, amount }),
        () => ({ transactionId: UNKNOWN_ID, amount: 1 }),
      ])
      return (find) => ({ body: body(find), ...key(find) })
    },
  ),
]

const link = (draw: Draw): Record<string, unknown> => {
  const { expiresAt, partial, ...body } = draw.body('createPaymentLink')
  const amount = draw.random.pick([100, 101, 10_000, 10_000, 99_999_999, 100_000_000, ...AWKWARD])
  const minimum = draw.random.pick([100, amount - 1, amount, amount + 1, 100_000_000])
  return {
    ...body,
    amount,
    ...(draw.is(40) && { partial: { minimum: Math.max(100, Math.min(minimum, 100_000_000)) } }),
    ...(draw.is(40) && { expiresAt: draw.instant(draw.random.pick([-30, -1, -0.01, 0.01, 1, 400])) }),
  }
}

/** The current or another entity tag of the link with this n. */
function version(draw: Draw, n: number) {
  const [isSent, isCurrent] = [draw.is(30), draw.is(60)]
  const tag = draw.random.pick(['*', '"none"', 'W/"1"', '1'])
  return (find: Finder) => (isSent ? (isCurrent ? find.etag(n) : { headers: { 'if-match': tag } }) : {})
}

// The last is the first that single precision cannot tell from the one before.
const AWKWARD = [awkwardAmount(200), awkwardAmount(100_000), 16_777_217]

const linkSteps: Choices = [
  choice(14, WRITERS, ['createPaymentLink'], (draw) => {
    const [body, key] = [link(draw), keyed(draw, 50)]
    return (find) => ({ body, ...key(find) })
  }),
  // The same few bodies with the same few keys, by any writer.
  choice(6, WRITERS, ['createPaymentLink'], (draw) => {
    const body = { ...LINK, amount: draw.random.pick([10_000, 10_000, 10_001]) }
    const key = keyed(draw, 100)
    return (find) => ({ body, ...key(find) })
  }),
  choice(24, WRITERS, ['updatePaymentLink'], (draw) => {
    const n = draw.n()
    const status = draw.random.pick([undefined, undefined, 'cancelled', 'active'])
    const changes = draw.is(40) ? link(draw) : undefined
    const isBare = draw.is(50)
    const expiresAt = draw.is(20) && draw.instant(draw.random.pick([-1, 1, 200]))
    const tag = version(draw, n)
    return (find) => {
      const { id, title, amount } = find.ownLink(n)
      const content = isBare ? { title, amount } : find.content(n)
      const body = { ...(changes ?? content), ...(expiresAt && { expiresAt }), ...(status && { status }) }
      return { path: { id }, body, ...tag(find) }
    }
  }),
  choice(6, WRITERS, ['deletePaymentLink'], (draw) => {
    const n = draw.n()
    return (find) => ({ path: { id: find.ownLink(n).id } })
  }),
  // Most of these callers may not change the link.
  choice(
    6,
    ['fresh', 'second', 'viewer', 'admin', 'other', 'nobody', 'ended'],
    ['updatePaymentLink', 'deletePaymentLink'],
    (draw) => {
      const [n, isThere, body] = [draw.n(), draw.is(80), draw.is(70) ? link(draw) : {}]
      return (find) => ({ path: { id: isThere ? find.madeLink(n).id : UNKNOWN_ID }, body })
    },
  ),
  choice(6, [...WRITERS, 'viewer'], ['createPaymentLink', 'updatePaymentLink'], (draw, operation) => {
    const [n, isInBody, body] = [draw.n(), draw.is(85), draw.invalid(operation, LINK)]
    return (find) => ({
      ...(operation === 'updatePaymentLink' && { path: { id: find.ownLink(n).id } }),
      ...(isInBody ? { body } : { body: LINK, headers: { 'idempotency-key': 'not a key' } }),
    })
  }),
]

const SETTING = ['fresh', 'fresh', 'second', 'admin'] as const
const AMOUNTS = [100, 101, 5000, 5001, 99_999_999, 100_000_000] as const

export const settingsSteps: Choices = [
  choice(10, SETTING, ['updateGateway'], (draw, operation) => {
    const n = draw.random.int(0, 7)
    const secret = 'secret-of-the-suite'
    const settings = draw.some({
      priority: [1, 2, 3, 50, 98, 99],
      enabled: [false, false, true],
      mode: ['test', 'live'],
      credentials: ['key_12345', 'k'.repeat(100)].map((keyId) => ({ keyId, secret })),
    })
    const body = draw.is(85) ? settings : draw.invalid(operation, settings)
    return (find) => ({ path: { id: find.gateway(n).id }, body })
  }),
  choice(10, SETTING, ['updatePaymentMethod'], (draw, operation) => {
    const [n, g] = [draw.random.int(0, 9), draw.is(30) ? draw.random.int(0, 7) : undefined]
    const settings = draw.some({ minAmount: AMOUNTS, maxAmount: AMOUNTS, enabled: [true, false] })
    const isValid = draw.is(85)
    const body = isValid ? settings : draw.invalid(operation, settings)
    return (find) => ({
      path: { id: find.method(n).id },
      body: isValid && g !== undefined ? { ...settings, gatewayIds: [find.gateway(g).id] } : body,
    })
  }),
]

export const drawnSteps: Choices = [...accountSteps, ...linkSteps, ...paymentSteps, ...settingsSteps]
