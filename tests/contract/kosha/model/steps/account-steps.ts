import type { Choice } from './steps.ts'

export const accountSteps: [Choice, ...Choice[]] = [
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
