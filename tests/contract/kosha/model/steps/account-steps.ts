import type { Choices } from './steps.ts'
import { choice, keyed, UNKNOWN_ID } from './steps.ts'

export const accountSteps: Choices = [
  choice(8, (draw) => ({
    who: draw.random.pick(['fresh', 'second']),
    operation: 'updateProfile',
    call: {
      body: draw.is(80) ? draw.body('updateProfile') : draw.invalid('updateProfile', { name: 'Someone' }),
    },
  })),
  choice(4, (draw) => ({
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
  })),
  choice(5, (draw) => {
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
  }),
  choice(3, (draw) => ({ who: draw.random.pick(['fresh', 'second']), operation: 'refreshToken', call: {} })),
  choice(2, (draw) => ({
    who: 'nobody',
    operation: draw.random.pick(['signIn', 'register', 'requestPasswordReset', 'resetPassword']),
    call: { body: draw.is(50) ? {} : { email: 'not an address', password: 'x', name: '' } },
  })),
]

export const paymentSteps = [
  choice(4, (draw) => ({
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
  })),
  choice(5, (draw) => ({
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
  })),
]
