import { always } from '../../generation/property.ts'
import { values } from '../../generation/values.ts'
import { DAY_MS } from '../../suite/actors.ts'
import type { Check } from '../../suite/check.ts'
import { cell, must, same } from '../../suite/check.ts'
import { operationOf } from '../../suite/document.ts'
import { ACCOUNTS, PASSWORDS, SESSIONS } from '../../support/changes.ts'

const TOLERANCE_MS = 60_000

export const sessions: Check[] = [
  ...(['admin', 'merchant', 'viewer'] as const).flatMap((role): Check[] => [
    {
      id: `positive/refresh-as-${role}`,
      title: `a refreshed token of the role ${role} belongs to the same user, works and lasts 30 days`,
      covers: [cell('refreshToken', 200, role)],
      changes: SESSIONS,
      async run(exam) {
        const as = await exam.people.signIn(exam.people.accountOf(role))
        const before = await exam.succeed('verifySession', { as })
        const { token, expiresAt } = await exam.succeed('refreshToken', { as })
        const after = await exam.succeed('verifySession', { as: { ...as, token } })
        same(after, { user: before.user, expiresAt }, 'the session of the new token')
        lasts(expiresAt, 29 * DAY_MS, before.expiresAt)
      },
    },
    {
      id: `positive/password-of-${role}`,
      title: `the role ${role} changes the password: the new one signs in, the old one does not`,
      covers: [cell('changePassword', 200, role)],
      changes: role === 'merchant' ? ACCOUNTS : PASSWORDS,
      async run(exam) {
        const { people } = exam
        const account =
          role === 'merchant' ? (await people.register()).account : people.disposableAccountOf(role)
        const as = await people.signIn(account)
        const changed = { ...account, password: 'quite another long phrase' }
        const change = (from: string, newPassword: string) =>
          exam.succeed('changePassword', { as, body: { currentPassword: from, newPassword } })
        exam.debts.owe(`the password of ${account.email}`, () => change(changed.password, account.password))
        await change(account.password, changed.password)
        people.forgetSessions()
        await people.signIn(changed)
        const { email, password } = account
        await exam.refuse('signIn', { body: { email, password } }, 401)
      },
    },
  ]),
  {
    id: 'positive/remember-me',
    title: 'a session lasts one day, or 30 with rememberMe, and says the same when it is verified',
    covers: [cell('signIn', 200, 'nobody')],
    async run(exam) {
      const { email, password } = exam.people.anyAccount()
      const body = { email, password }
      const short = await exam.succeed('signIn', { body })
      const long = await exam.succeed('signIn', { body: { ...body, rememberMe: true } })
      lasts(long.expiresAt, 29 * DAY_MS, short.expiresAt)
      const as = { party: long.user.role, token: long.token }
      const { user, expiresAt } = long
      same(await exam.succeed('verifySession', { as }), { user, expiresAt }, 'the verified session')
      must(long.token !== short.token, 'two sign-ins get the same token')
    },
  },
  {
    id: 'positive/sign-in-ignores-case-of-address',
    title: 'the address of a sign-in is compared without regard to case',
    covers: [cell('signIn', 200, 'nobody')],
    async run(exam) {
      const { email, password } = exam.people.anyAccount()
      await exam.succeed('signIn', { body: { email: email.toUpperCase(), password } })
    },
  },
  {
    id: 'positive/registration',
    title: 'a new merchant can sign in at once, is who was registered, and has no payments yet',
    covers: [cell('register', 201, 'nobody')],
    changes: ACCOUNTS,
    async run(exam) {
      const { password, ...registration } = exam.people.registration()
      const body = { ...registration, password, phone: '+910000012345' }
      await exam.succeed('register', { body })
      const as = await exam.people.signIn({ role: 'merchant', email: body.email, password })
      const { user } = await exam.succeed('verifySession', { as })
      const { name, email, businessName, phone } = user
      same({ name, email, businessName, phone }, { ...registration, phone: body.phone }, 'the new user')
      const page = await exam.succeed('listTransactions', { as })
      same(page, { transactions: [], total: 0 }, 'the transactions of a new merchant')
      const { stats } = await exam.succeed('getStats', { as })
      same([stats.totalTransactions, stats.successRate], [0, 0], 'the first figures')
    },
  },
  {
    id: 'positive/profile',
    title: 'a profile takes what the contract allows, and keeps what is left out',
    covers: [cell('updateProfile', 200, 'merchant')],
    changes: ACCOUNTS,
    async run(exam) {
      const as = await exam.people.register()
      let { user } = await exam.succeed('verifySession', { as })
      const { body: schema = {} } = operationOf('updateProfile')
      await always(exam, values(schema, exam.people.now()), async (body) => {
        const answer = await exam.succeed('updateProfile', { as, body })
        const change = JSON.parse(JSON.stringify(body))
        same(answer.user, { ...user, ...change }, 'the user')
        user = answer.user
      })
      same((await exam.succeed('verifySession', { as })).user, user, 'the verified user')
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
