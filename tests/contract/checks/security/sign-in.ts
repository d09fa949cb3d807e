import type { Account } from '../../suite/backend.ts'
import type { Check } from '../../suite/check.ts'
import { cell, must, same } from '../../suite/check.ts'
import type { Exam, Refused } from '../../suite/contract-run.ts'
import type { Role } from '../../suite/document.ts'
import { ACCOUNTS, changesOf, LOCKS, PASSWORDS, SESSIONS } from '../../support/changes.ts'
import { isEnded } from './tokens.ts'

const FAILURES = 10
const ROLES: Role[] = ['admin', 'merchant', 'viewer']

/** Nobody learns who is a customer, and nobody may guess for long. */
export const signIn: Check[] = [
  {
    id: 'security/sign-in-tells-nothing',
    title: 'an unknown address and a wrong password get the same answer',
    covers: [cell('signIn', 401, 'nobody')],
    changes: 'fails to sign in once with a given address',
    async run(exam) {
      const { email } = exam.people.anyAccount()
      const wrong = await failed(exam, email)
      const unknown = await failed(exam, exam.people.registration().email)
      same(without(unknown, 'requestId'), without(wrong, 'requestId'), 'the answer for an unknown address')
      same([...unknown.headers.keys()], [...wrong.headers.keys()], 'the headers for an unknown address')
      // A success makes the failure forgotten.
      await exam.people.signIn(exam.people.anyAccount())
    },
  },
  {
    id: 'security/registration-tells-nothing',
    title: 'registering an address that is taken gets the answer of a new one, and changes nothing',
    covers: [cell('register', 201, 'nobody')],
    changes: ACCOUNTS,
    async run(exam) {
      const account = exam.people.anyAccount()
      const registration = exam.people.registration()
      const fresh = await exam.succeed('register', { body: registration })
      const taken = await exam.succeed('register', { body: { ...registration, email: account.email } })
      same(taken, fresh, 'the answer for an address that is taken')
      const body = { email: account.email, password: registration.password }
      await exam.refuse('signIn', { body }, 401)
      await exam.people.signIn(account)
    },
  },
  {
    id: 'security/reset-tells-nothing',
    title: 'asking for a reset gets the same answer for an address that nobody has',
    covers: [cell('requestPasswordReset', 202, 'nobody')],
    changes: 'sends a password reset mail to a new account at contract-suite.example',
    async run(exam) {
      const { account } = await exam.people.newcomer()
      const known = await exam.succeed('requestPasswordReset', { body: { email: account.email } })
      const { email } = exam.people.registration()
      const unknown = await exam.succeed('requestPasswordReset', { body: { email } })
      same(unknown, known, 'the answer for an unknown address')
    },
  },
  {
    id: 'security/other-sessions-end',
    title: 'a changed password ends the other sessions of the account, not the one that changed it',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async run(exam) {
      const here = await exam.people.register()
      const elsewhere = await exam.people.signIn(here.account)
      const body = { currentPassword: here.account.password, newPassword: 'quite another long phrase' }
      await exam.succeed('changePassword', { as: here, body })
      await exam.succeed('verifySession', { as: here })
      await isEnded(exam, elsewhere.token ?? '')
    },
  },
  {
    id: 'security/sign-in-closes',
    title:
      'ten failures close an address, known or not, for the right password too, and Retry-After says how long',
    covers: [cell('signIn', 429, 'nobody')],
    changes: `${LOCKS}; ${ACCOUNTS}`,
    async run(exam) {
      const { account } = await exam.people.register()
      for (const email of [account.email, exam.people.registration().email]) {
        for (let failure = 0; failure < FAILURES; failure++) await failed(exam, email)
        const closed = await exam.refuse('signIn', { body: { email, password: account.password } }, 429)
        const seconds = Number(closed.headers.get('retry-after'))
        must(seconds > 0 && seconds <= 900, `Retry-After says ${seconds}, expected at most 900 seconds`)
      }
    },
  },
  ...ROLES.map(
    (role): Check => ({
      id: `security/password-guessing-closes-for-${role}`,
      title: `ten wrong current passwords close the account of the role ${role} to further attempts`,
      covers: [cell('changePassword', 429, role)],
      ...changesOf('changePassword'),
      changes: role === 'merchant' ? `${LOCKS}; ${ACCOUNTS}` : PASSWORDS,
      async run(exam) {
        const account = await lockable(exam, role)
        const as = await exam.people.signIn(account)
        const guess = { currentPassword: 'certainly not it', newPassword: 'quite another long phrase' }
        for (let failure = 0; failure < FAILURES; failure++) {
          await exam.refuse('changePassword', { as, body: guess }, 422)
        }
        const right = { ...guess, currentPassword: account.password }
        await exam.refuse('changePassword', { as, body: right }, 429)
      },
    }),
  ),
]

const lockable = async (exam: Exam, role: Role): Promise<Account> =>
  role === 'merchant' ? (await exam.people.register()).account : exam.people.disposableAccountOf(role)

const failed = (exam: Exam, email: string) =>
  exam.refuse('signIn', { body: { email, password: 'certainly not it' } }, 401)

const without = ({ status, error }: Refused, field: string) => ({
  status,
  error: { ...error, [field]: undefined },
})
