import type { Draw } from './steps.ts'
import { awkwardAmount, choice, keyed, UNKNOWN_ID } from './steps.ts'

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

const version = (draw: Draw, n: number) => {
  if (!draw.is(30)) return {}
  return {
    headers: { 'if-match': draw.is(60) ? { $: 'etag', n } : draw.random.pick(['*', '"none"', 'W/"1"', '1']) },
  }
}

// The last is the first that single precision cannot tell from the one before.
const AWKWARD = [awkwardAmount(200), awkwardAmount(100_000), 16_777_217]

const unknownId = { id: UNKNOWN_ID }

export const linkSteps = [
  choice(14, (draw) => ({
    who: 'writer',
    operation: 'createPaymentLink',
    call: { body: link(draw), ...keyed(draw, 50) },
  })),
  // The same few bodies with the same few keys, by whoever comes.
  choice(6, (draw) => ({
    who: 'writer',
    operation: 'createPaymentLink',
    call: {
      body: { title: 'Contract suite', amount: draw.random.pick([10_000, 10_000, 10_001]) },
      headers: { 'idempotency-key': draw.key() },
    },
  })),
  choice(24, (draw) => {
    const n = draw.n()
    const status = draw.random.pick([undefined, undefined, 'cancelled', 'active'])
    const changes = draw.is(40) ? link(draw) : { '...': { $: draw.random.pick(['content', 'bare']), n } }
    const expiresAt = draw.is(20) && draw.instant(draw.random.pick([-1, 1, 200]))
    const body = { ...changes, ...(expiresAt && { expiresAt }), ...(status && { status }) }
    return {
      who: 'writer',
      operation: 'updatePaymentLink',
      call: { path: { id: { $: 'ownLink', n } }, body, ...version(draw, n) },
    }
  }),
  choice(6, (draw) => ({
    who: 'writer',
    operation: 'deletePaymentLink',
    call: { path: { id: { $: 'ownLink', n: draw.n() } } },
  })),
  // A link of anyone, by anyone, of whom most may not.
  choice(6, (draw) => ({
    who: draw.random.pick(['fresh', 'second', 'viewer', 'admin', 'other', 'nobody', 'ended']),
    operation: draw.random.pick(['updatePaymentLink', 'deletePaymentLink']),
    call: {
      path: draw.is(80) ? { id: { $: 'madeLink', n: draw.n() } } : unknownId,
      body: draw.is(70) ? link(draw) : {},
    },
  })),
  choice(6, (draw) => {
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
  }),
]
