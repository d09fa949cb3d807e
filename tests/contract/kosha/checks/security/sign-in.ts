import type { Account } from '../../../suite/backend.ts'
import type { Check, ContractRun, ErrorResponse } from '../../../suite/contract-run.ts'
import type { Role } from '../../../suite/document.ts'
import { allRoles } from '../../../suite/document.ts'
import { cell, must, same } from '../../../suite/verdicts.ts'
import { ACCOUNTS, changesOf, LOCKS, PASSWORDS, SESSIONS } from '../../support/changes.ts'
import { isEnded } from './tokens.ts'

const FAILURES = 10
const LOCK_S = 900
/** Two clocks do not run at quite the same speed. */
const CLOCK_S = 2

/** Sign-in does not reveal which accounts exist, and limits password guessing. */
export const signIn: Check[] = [
  {
    id: 'security/sign-in-reveals-nothing',
    title: 'an unknown address and a wrong password get the same response',
    covers: [cell('signIn', 401, 'anonymous')],
    changes: ACCOUNTS,
    async verify(run) {
      const { email } = (await run.actors.freshMerchant()).account
      const wrong = await failed(run, email)
      const unknown = await failed(run, run.actors.registration().email)
      same(withoutRequestId(unknown), withoutRequestId(wrong), 'the response for an unknown address')
      same([...unknown.headers.keys()], [...wrong.headers.keys()], 'the headers for an unknown address')
    },
  },
  {
    id: 'security/registration-reveals-nothing',
    title:
      'registering an existing address, in any letter case, gets the same response as a new one, and changes nothing',
    covers: [cell('register', 201, 'anonymous')],
    changes: ACCOUNTS,
    async verify(run) {
      // Uses an account of the suite, in case the second registration overwrites it.
      const as = await run.actors.register()
      const { account } = as
      const before = await run.expectSuccess('verifySession', { as })
      const registration = { ...run.actors.registration(), name: 'Somebody Else', phone: '+910000054321' }
      const fresh = await run.expectSuccess('register', { body: registration })
      for (const email of [account.email, account.email.toUpperCase()]) {
        const taken = await run.expectSuccess('register', { body: { ...registration, email } })
        same(taken, fresh, 'the response for an existing address')
        await run.expectError('signIn', { body: { email, password: registration.password } }, 401)
      }
      same(await run.expectSuccess('verifySession', { as }), before, 'the account that was registered again')
      await run.actors.signIn(account)
    },
  },
  {
    id: 'security/reset-reveals-nothing',
    title:
      'requesting a password reset gets the same response for known and unknown addresses, and ends no session',
    covers: [cell('requestPasswordReset', 202, 'anonymous')],
    changes: 'requests a password reset mail for a new account at contract-suite.example',
    async verify(run) {
      const as = await run.actors.freshMerchant()
      const known = await run.expectSuccess('requestPasswordReset', { body: { email: as.account.email } })
      await run.expectSuccess('verifySession', { as })
      const { email } = run.actors.registration()
      const unknown = await run.expectSuccess('requestPasswordReset', { body: { email } })
      same(unknown, known, 'the response for an unknown address')
    },
  },
  {
    id: 'security/password-change-ends-other-sessions',
    title:
      'a password change ends all other sessions of the account, but neither the current one nor those of others',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const here = await run.actors.register()
      const elsewhere = await run.actors.signIn(here.account)
      const other = await run.actors.register()
      const body = { currentPassword: here.account.password, newPassword: 'quite another long phrase' }
      await run.expectSuccess('changePassword', { as: here, body })
      for (const as of [here, other]) await run.expectSuccess('verifySession', { as })
      await isEnded(run, elsewhere.token ?? '')
    },
  },
  {
    id: 'security/sign-in-limit',
    title:
      'ten failed sign-ins lock any address, even for the correct password, and Retry-After is what remains of 15 minutes',
    covers: [cell('signIn', 429, 'anonymous')],
    changes: `${LOCKS}; ${ACCOUNTS}`,
    async verify(run) {
      const { account } = await run.actors.register()
      const begins: number[] = []
      for (const email of [account.email, run.actors.registration().email]) {
        const since = Date.now()
        begins.push(since)
        for (let failure = 0; failure < FAILURES; failure++) await failed(run, email)
        await run.expectSuccess('requestPasswordReset', { body: { email } })
        await isLocked(run, { email, password: account.password }, { since, forS: LOCK_S })
      }
      const { pass } = run.backend
      const [since = 0] = begins
      if (!pass) return
      pass(600_000)
      await isLocked(run, account, { since, forS: LOCK_S - 600 })
      pass((LOCK_S - 600) * 1000)
      await run.actors.signIn(account)
    },
  },
  {
    id: 'security/sign-in-limit-per-address',
    title:
      'a successful sign-in resets the count of failures of its address only, and a locked one locks no other',
    covers: [],
    changes: `${LOCKS}; ${ACCOUNTS}`,
    async verify(run) {
      const { account } = await run.actors.register()
      const other = await run.actors.register()
      for (let failure = 0; failure < FAILURES - 1; failure++) await failed(run, account.email)
      await run.actors.signIn(account)
      for (let failure = 0; failure < FAILURES - 1; failure++) await failed(run, account.email)
      await run.actors.signIn(account)
      const since = Date.now()
      for (let failure = 0; failure < FAILURES; failure++) await failed(run, account.email)
      await run.actors.signIn(other.account)
      await isLocked(run, account, { since, forS: LOCK_S })
    },
  },
  ...allRoles.map(
    (role): Check => ({
      id: `security/password-change-limit-as-${role}`,
      title: `ten wrong current passwords lock password changes of the account, and end no session (role ${role})`,
      covers: [cell('changePassword', 429, role)],
      ...changesOf('changePassword'),
      changes: role === 'merchant' ? `${LOCKS}; ${ACCOUNTS}` : PASSWORDS,
      async verify(run) {
        const account = await lockable(run, role)
        const as = await run.actors.signIn(account)
        const guess = { currentPassword: 'certainly not it', newPassword: 'quite another long phrase' }
        for (let failure = 0; failure < FAILURES; failure++) {
          await run.expectError('changePassword', { as, body: guess }, 422)
        }
        const right = { ...guess, currentPassword: account.password }
        await run.expectError('changePassword', { as, body: right }, 429)
        await run.expectSuccess('verifySession', { as })
        const { email, password } = account
        await run.expectError('signIn', { body: { email, password } }, 429)
      },
    }),
  ),
]

const lockable = async (run: ContractRun, role: Role): Promise<Account> =>
  role === 'merchant' ? (await run.actors.register()).account : run.actors.disposableAccountOf(role)

async function isLocked(
  run: ContractRun,
  { email, password }: Pick<Account, 'email' | 'password'>,
  /** How long the lock lasted at the first failure, which was sent at `since` or later. */
  { since, forS }: { since: number; forS: number },
): Promise<void> {
  const { headers } = await run.expectError('signIn', { body: { email, password } }, 429)
  const seconds = Number(headers.get('retry-after'))
  const least = Math.max(1, Math.floor(forS - (Date.now() - since) / 1000) - CLOCK_S)
  must(
    seconds >= least && seconds <= forS,
    `Retry-After is ${seconds}, expected ${least} to ${forS} seconds: what remains of 15 minutes`,
  )
}

const failed = (run: ContractRun, email: string) =>
  run.expectError('signIn', { body: { email, password: 'certainly not it' } }, 401)

// The message may contain the request id too.
const withoutRequestId = ({ status, error: { requestId, message, ...error } }: ErrorResponse) => ({
  status,
  error: { ...error, message: message.replaceAll(requestId, '') },
})
