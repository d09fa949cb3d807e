import { DAY_MS } from '../../suite/actors.ts'
import { cell, must, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { allRoles, document } from '../../suite/document.ts'
import { ACCOUNTS, PASSWORDS, SESSIONS } from '../../support/changes.ts'

const TOLERANCE_MS = 60_000
const METHOD_TYPES = [...(document.components.schemas.MethodType?.enum ?? [])].sort()

export const sessions: Check[] = [
  ...allRoles.flatMap((role): Check[] => [
    {
      id: `positive/refresh-as-${role}`,
      title: `a refreshed token belongs to the same user, works, and lasts 30 days (role ${role})`,
      covers: [cell('refreshToken', 200, role)],
      changes: SESSIONS,
      async verify(run) {
        const as = await run.actors.signIn(run.actors.accountOf(role))
        const before = await run.expectSuccess('verifySession', { as })
        const { token, expiresAt } = await run.expectSuccess('refreshToken', { as })
        const after = await run.expectSuccess('verifySession', { as: { ...as, token } })
        same(after, { user: before.user, expiresAt }, 'the session of the new token')
        lasts(expiresAt, 29 * DAY_MS, before.expiresAt)
      },
    },
    {
      id: `positive/password-of-${role}`,
      title: `after a password change, only the new password signs in (role ${role})`,
      covers: [cell('changePassword', 200, role)],
      changes: role === 'merchant' ? ACCOUNTS : PASSWORDS,
      async verify(run) {
        const { actors } = run
        const account =
          role === 'merchant' ? (await actors.register()).account : actors.disposableAccountOf(role)
        const as = await actors.signIn(account)
        const changed = { ...account, password: 'quite another long phrase' }
        const change = (from: string, newPassword: string) =>
          run.expectSuccess('changePassword', { as, body: { currentPassword: from, newPassword } })
        run.cleanup.defer(`the password of ${account.email}`, () =>
          change(changed.password, account.password),
        )
        await change(account.password, changed.password)
        actors.forgetSessions()
        await actors.signIn(changed)
        const { email, password } = account
        await run.expectError('signIn', { body: { email, password } }, 401)
      },
    },
  ]),
  {
    id: 'positive/remember-me',
    title: 'a session lasts one day, or 30 with rememberMe, and verifying it reports the same expiry',
    covers: [cell('signIn', 200, 'anonymous')],
    async verify(run) {
      const { email, password } = run.actors.anyAccount()
      const body = { email, password }
      const short = await run.expectSuccess('signIn', { body })
      const long = await run.expectSuccess('signIn', { body: { ...body, rememberMe: true } })
      lasts(long.expiresAt, 29 * DAY_MS, short.expiresAt)
      const as = { role: long.user.role, token: long.token }
      const { user, expiresAt } = long
      same(await run.expectSuccess('verifySession', { as }), { user, expiresAt }, 'the verified session')
      must(long.token !== short.token, 'two sign-ins get the same token')
    },
  },
  {
    id: 'positive/sign-in-email-ignores-case',
    title: 'the email of a sign-in is not case-sensitive',
    covers: [cell('signIn', 200, 'anonymous')],
    async verify(run) {
      const { email, password } = run.actors.anyAccount()
      await run.expectSuccess('signIn', { body: { email: email.toUpperCase(), password } })
    },
  },
  {
    id: 'positive/refresh-ignores-a-body',
    title: 'a body is ignored where none is expected',
    covers: [cell('refreshToken', 200, 'merchant')],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      await run.expectSuccess('refreshToken', { as, raw: { bytes: '{not JSON', type: 'application/json' } })
    },
  },
  {
    id: 'positive/registration',
    title: 'a new merchant can sign in immediately, has the registered details, and has no payments',
    covers: [cell('register', 201, 'anonymous')],
    changes: ACCOUNTS,
    async verify(run) {
      const { password, ...registration } = run.actors.registration()
      const body = { ...registration, password, phone: '+910000012345' }
      await run.expectSuccess('register', { body })
      const as = await run.actors.signIn({ role: 'merchant', email: body.email, password })
      const { user } = await run.expectSuccess('verifySession', { as })
      const { name, email, businessName, phone } = user
      same(
        { name, email: email.toLowerCase(), businessName, phone },
        { ...registration, phone: body.phone },
        'the new user',
      )
      const { methods } = await run.expectSuccess('listPaymentMethods', { as })
      same(
        [...new Set(methods.map(({ type }) => type))].sort(),
        METHOD_TYPES,
        'the payment methods of a new merchant',
      )
      const { transactions, total } = await run.expectSuccess('listTransactions', { as })
      same([transactions, total], [[], 0], 'the transactions of a new merchant')
      const { stats } = await run.expectSuccess('getStats', { as })
      same(stats.totalTransactions, 0, 'the first statistics')
      must(stats.successRate === undefined, 'there is a success rate without payments')
    },
  },
]

function lasts(expiresAt: string, longerMs: number, than: string): void {
  const difference = Date.parse(expiresAt) - Date.parse(than)
  must(
    Math.abs(difference - longerMs) < TOLERANCE_MS,
    `the session ends ${expiresAt}, expected ${longerMs / DAY_MS} days after ${than}`,
  )
}
