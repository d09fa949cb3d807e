import type { Choice } from './steps.ts'
import { keyed, UNKNOWN_ID } from './steps.ts'

export const paymentSteps: Choice[] = [
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
          { transactionId: UNKNOWN_ID, amount: 1 },
        ]),
        ...keyed(draw, 30),
      },
    }),
  ],
]
