import type { Finder } from '../finder.ts'
import { awkwardAmount } from '../finder.ts'
import type { Choices, Draw } from './steps.ts'
import { choice, UNKNOWN_ID } from './steps.ts'

/** Gives this percentage of requests one of three keys. */
function keyed(draw: Draw, percent: number) {
  const name = draw.is(percent) ? draw.key() : undefined
  return (find: Finder) => (name === undefined ? {} : find.key(name))
}

const accountSteps: Choices = [
  choice(8, (draw) => {
    const body = draw.is(80) ? draw.body('updateProfile') : draw.invalid('updateProfile', { name: 'Someone' })
    return { who: draw.random.pick(['fresh', 'second']), operation: 'updateProfile', call: () => ({ body }) }
  }),
  choice(4, (draw) => {
    const kind = draw.random.int(0, 3)
    const phrase = `a phrase of ${draw.random.digits(6)}`
    return {
      who: draw.random.pick(['fresh', 'second']),
      operation: 'changePassword',
      call: (find) => {
        const password = find.password(0)
        const bodies = [
          { currentPassword: password, newPassword: phrase },
          { currentPassword: password, newPassword: password },
          { currentPassword: 'not the password', newPassword: 'quite another phrase' },
          { currentPassword: 'not the password', newPassword: 'short' },
        ]
        return { body: bodies[kind] }
      },
    }
  }),
  choice(5, (draw) => {
    const n = draw.n()
    const isRight = draw.is(75)
    const remembered = draw.is(50) ? { rememberMe: draw.is(50) } : {}
    return {
      who: 'nobody',
      operation: 'signIn',
      call: (find) => ({
        body: {
          email: find.email(n),
          password: isRight ? find.password(n) : 'not the password',
          ...remembered,
        },
      }),
    }
  }),
  choice(3, (draw) => ({
    who: draw.random.pick(['fresh', 'second']),
    operation: 'refreshToken',
    call: () => ({}),
  })),
  choice(2, (draw) => {
    const body = draw.is(50) ? {} : { email: 'not an address', password: 'x', name: '' }
    return {
      who: 'nobody',
      operation: draw.random.pick(['signIn', 'register', 'requestPasswordReset', 'resetPassword']),
      call: () => ({ body }),
    }
  }),
]

const paymentSteps: Choices = [
  choice(4, (draw) => {
    const [n, key] = [draw.n(), keyed(draw, 60)]
    const reason = draw.is(50) ? { reason: 'A paisa back' } : {}
    return {
      who: 'merchant',
      operation: 'refundTransaction',
      call: (find) => ({
        body: { transactionId: find.refundable(n).id, amount: 1, ...reason },
        ...key(find),
      }),
    }
  }),
  choice(5, (draw) => {
    const [n, m, key] = [draw.n(), draw.random.int(0, 500), keyed(draw, 30)]
    const amount = draw.random.pick([1, 1e12])
    const body = draw.random.pick([
      (find: Finder) => ({ transactionId: find.refundable(n).id, amount: 1_000_000_000_000 }),
      (find: Finder) => ({ transactionId: find.notRefundable(m).id, amount }),
      () => ({ transactionId: UNKNOWN_ID, amount: 1 }),
    ])
    return {
      who: draw.random.pick(['merchant', 'merchant', 'merchant', 'other', 'viewer', 'admin', 'fresh']),
      operation: 'refundTransaction',
      call: (find) => ({ body: body(find), ...key(find) }),
    }
  }),
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

/** Of the link with this n, as it is or as it was not. */
function version(draw: Draw, n: number) {
  const [isSent, isCurrent] = [draw.is(30), draw.is(60)]
  const tag = draw.random.pick(['*', '"none"', 'W/"1"', '1'])
  return (find: Finder) => (isSent ? (isCurrent ? find.etag(n) : { headers: { 'if-match': tag } }) : {})
}

// The last is the first that single precision cannot tell from the one before.
const AWKWARD = [awkwardAmount(200), awkwardAmount(100_000), 16_777_217]

const linkSteps: Choices = [
  choice(14, (draw) => {
    const [body, key] = [link(draw), keyed(draw, 50)]
    return { who: 'writer', operation: 'createPaymentLink', call: (find) => ({ body, ...key(find) }) }
  }),
  // The same few bodies with the same few keys, by whoever comes.
  choice(6, (draw) => {
    const body = { title: 'Contract suite', amount: draw.random.pick([10_000, 10_000, 10_001]) }
    const key = keyed(draw, 100)
    return { who: 'writer', operation: 'createPaymentLink', call: (find) => ({ body, ...key(find) }) }
  }),
  choice(24, (draw) => {
    const n = draw.n()
    const status = draw.random.pick([undefined, undefined, 'cancelled', 'active'])
    const changes = draw.is(40) ? link(draw) : undefined
    const isBare = draw.is(50)
    const expiresAt = draw.is(20) && draw.instant(draw.random.pick([-1, 1, 200]))
    const tag = version(draw, n)
    return {
      who: 'writer',
      operation: 'updatePaymentLink',
      call: (find) => {
        const { id, title, amount } = find.ownLink(n)
        const content = isBare ? { title, amount } : find.content(n)
        const body = { ...(changes ?? content), ...(expiresAt && { expiresAt }), ...(status && { status }) }
        return { path: { id }, body, ...tag(find) }
      },
    }
  }),
  choice(6, (draw) => {
    const n = draw.n()
    return {
      who: 'writer',
      operation: 'deletePaymentLink',
      call: (find) => ({ path: { id: find.ownLink(n).id } }),
    }
  }),
  // A link of anyone, by anyone, of whom most may not.
  choice(6, (draw) => {
    const [n, isKnown, body] = [draw.n(), draw.is(80), draw.is(70) ? link(draw) : {}]
    return {
      who: draw.random.pick(['fresh', 'second', 'viewer', 'admin', 'other', 'nobody', 'ended']),
      operation: draw.random.pick(['updatePaymentLink', 'deletePaymentLink']),
      call: (find) => ({ path: { id: isKnown ? find.madeLink(n).id : UNKNOWN_ID }, body }),
    }
  }),
  choice(6, (draw) => {
    const operation = draw.random.pick(['createPaymentLink', 'updatePaymentLink'])
    const good = { title: 'Contract suite', amount: 10_000 }
    const [n, isInBody, body] = [draw.n(), draw.is(85), draw.invalid(operation, good)]
    return {
      who: draw.is(80) ? 'writer' : 'viewer',
      operation,
      call: (find) => ({
        ...(operation === 'updatePaymentLink' && { path: { id: find.ownLink(n).id } }),
        ...(isInBody ? { body } : { body: good, headers: { 'idempotency-key': 'not a key' } }),
      }),
    }
  }),
]

const WHO_SETS = ['fresh', 'fresh', 'second', 'admin'] as const

export const settingsSteps: Choices = [
  choice(10, (draw) => {
    const n = draw.random.int(0, 7)
    const body = draw.is(85) ? gateway(draw) : draw.invalid('updateGateway', { enabled: true })
    return {
      who: draw.random.pick(WHO_SETS),
      operation: 'updateGateway',
      call: (find) => ({ path: { id: find.gateway(n).id }, body }),
    }
  }),
  choice(10, (draw) => {
    const [n, g] = [draw.random.int(0, 9), draw.is(30) ? draw.random.int(0, 7) : undefined]
    const isValid = draw.is(85)
    const body = isValid ? method(draw) : draw.invalid('updatePaymentMethod', { enabled: true })
    return {
      who: draw.random.pick(WHO_SETS),
      operation: 'updatePaymentMethod',
      call: (find) => ({
        path: { id: find.method(n).id },
        body: isValid && g !== undefined ? { ...Object(body), gatewayIds: [find.gateway(g).id] } : body,
      }),
    }
  }),
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
    // Both at once, far from the limits before.
    ...(draw.is(20) &&
      draw.random.pick([
        { minAmount: 100, maxAmount: 101 },
        { minAmount: 99_999_999, maxAmount: 100_000_000 },
      ])),
  }
  return Object.keys(body).length > 0 ? body : { enabled: true }
}

export const drawnSteps: Choices = [...accountSteps, ...linkSteps, ...paymentSteps, ...settingsSteps]
