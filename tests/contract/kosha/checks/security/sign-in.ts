import type { Account } from '../../../suite/backend.ts'
import { cell, must, same } from '../../../suite/verdicts.ts'
import { allRoles } from '../../document.ts'
import type { Check, ContractRun } from '../../run.ts'
import { ACCOUNTS, changesOf, LOCKS, PASSWORDS } from '../../support/changes.ts'
import { withoutRequestId } from '../../support/fixtures.ts'

const FAILURES = 10
const LOCK_S = 900
/** Two clocks do not run at quite the same speed. */
const CLOCK_S = 2

export const signIn: Check[] = [
  {
    id: 'security/sign-in-reveals-nothing',
    title: 'an unknown address and a wrong password get the same response, but for the id of the request',
    covers: [cell('signIn', 401, 'anonymous')],
    changes: ACCOUNTS,
    async verify(run) {
      const { email } = (await run.actors.freshMerchant()).account
      const wrong = await failed(run, email)
      const unknown = await failed(run, run.actors.registration().email)
      same(withoutRequestId(unknown), withoutRequestId(wrong), 'the response for an unknown address')
      must(unknown.error.requestId !== wrong.error.requestId, 'two errors have the same request id')
      same([...unknown.headers.keys()], [...wrong.headers.keys()], 'the headers for an unknown address')
    },
  },
  {
    id: 'security/registration-reveals-nothing',
    title: 'registering an existing address reveals nothing and changes nothing',
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
      for (const email of [account.email, account.email.toUpperCase()])
        await run.actors.signIn({ ...account, email })
      const twin = { ...registration, email: run.actors.registration().email }
      const passwords = [twin.password, `${twin.password} again`]
      const both = passwords.map((password) => run.expectSuccess('register', { body: { ...twin, password } }))
      for (const answer of await Promise.all(both))
        same(answer, fresh, 'the response for an address that is registered twice at once')
      const statuses: number[] = []
      for (const password of passwords)
        statuses.push((await run.call('signIn', { body: { email: twin.email, password } })).status)
      same(statuses.sort(), [200, 401], 'the sign-ins with either password of two registrations at once')
    },
  },
  {
    id: 'security/reset-reveals-nothing',
    title: 'requesting a password reset reveals nothing and ends no session',
    covers: [cell('requestPasswordReset', 202, 'anonymous')],
    changes: 'requests a password reset mail for a new account at contract-suite.example',
    async verify(run) {
      const as = await run.actors.freshMerchant()
      const forKnown = await run.expectSuccess('requestPasswordReset', { body: { email: as.account.email } })
      await run.expectSuccess('verifySession', { as })
      const { email } = run.actors.registration()
      const forUnknown = await run.expectSuccess('requestPasswordReset', { body: { email } })
      same(forUnknown, forKnown, 'the response for an unknown address')
    },
  },
  {
    id: 'security/sign-in-limit',
    title: 'ten failed sign-ins in a row lock an address for 15 minutes',
    covers: [cell('signIn', 429, 'anonymous')],
    changes: `${LOCKS}; ${ACCOUNTS}`,
    async verify(run) {
      const { account } = await run.actors.register()
      const other = await run.actors.register()
      // Twice, since a success resets the count.
      for (let round = 0; round < 2; round++) {
        await fail(run, account.email, FAILURES - 1)
        await run.actors.signIn(account)
      }
      const begins: number[] = []
      for (const email of [account.email, run.actors.registration().email]) {
        const since = Date.now()
        begins.push(since)
        // A success resets the count of this address only.
        await fail(run, email, FAILURES - 1)
        await run.actors.signIn(other.account)
        await fail(run, email, 1)
        await run.expectSuccess('requestPasswordReset', { body: { email } })
        for (const spelling of spellingsOf(email))
          await isLocked(run, { ...account, email: spelling }, { since, forS: LOCK_S })
      }
      await run.actors.signIn(other.account)
      const { pass } = run.backend
      const [since = 0] = begins
      if (!pass) return
      pass(600_000)
      await isLocked(run, account, { since, forS: LOCK_S - 600 })
      pass((LOCK_S - 600) * 1000)
      await run.actors.signIn(account)
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
        const { actors } = run
        const isOwn = role === 'merchant'
        const account = isOwn ? (await actors.register()).account : actors.disposableAccountOf(role)
        const as = await run.actors.signIn(account)
        const guess = { currentPassword: 'certainly not it', newPassword: 'quite another long phrase' }
        for (let failure = 0; failure < FAILURES; failure++) {
          await run.expectError('changePassword', { as, body: guess }, 422)
        }
        const correctGuess = { ...guess, currentPassword: account.password }
        await run.expectError('changePassword', { as, body: correctGuess }, 429)
        await run.expectSuccess('verifySession', { as })
        const { email, password } = account
        await run.expectError('signIn', { body: { email, password } }, 429)
      },
    }),
  ),
]

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

const failed = (run: ContractRun, email: string, headers = {}) =>
  run.expectError('signIn', { body: { email, password: 'certainly not it' }, headers }, 401)

/** In one letter case after the other, and each time from another client. */
async function fail(run: ContractRun, email: string, times: number): Promise<void> {
  const spellings = spellingsOf(email)
  for (let failure = 0; failure < times; failure++)
    await failed(run, spellings[failure % spellings.length] ?? email, {
      'x-forwarded-for': `203.0.113.${failure}`,
    })
}

const spellingsOf = (email: string) => [
  email,
  email.toUpperCase(),
  `${email.slice(0, 5).toUpperCase()}${email.slice(5)}`,
]
