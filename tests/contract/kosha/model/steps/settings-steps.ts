import type { Choices, Draw } from './steps.ts'
import { choice } from './steps.ts'

export const settingsSteps: Choices = [
  choice(10, (draw) => ({
    who: draw.random.pick(['fresh', 'fresh', 'second', 'admin']),
    operation: 'updateGateway',
    call: {
      path: { id: { $: 'gateway', n: draw.random.int(0, 7) } },
      body: draw.is(85) ? gateway(draw) : draw.invalid('updateGateway', { enabled: true }),
    },
  })),
  choice(10, (draw) => ({
    who: draw.random.pick(['fresh', 'fresh', 'second', 'admin']),
    operation: 'updatePaymentMethod',
    call: {
      path: { id: { $: 'method', n: draw.random.int(0, 9) } },
      body: draw.is(85) ? method(draw) : draw.invalid('updatePaymentMethod', { enabled: true }),
    },
  })),
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
    ...(draw.is(30) && { gatewayIds: [{ $: 'gateway', n: draw.random.int(0, 7) }] }),
  }
  return Object.keys(body).length > 0 ? body : { enabled: true }
}
