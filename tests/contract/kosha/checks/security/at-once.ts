import type { Call } from '../../../suite/call.ts'
import type { Check, ContractRun } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { same } from '../../../suite/verdicts.ts'
import { ACCOUNTS, SESSIONS } from '../../support/changes.ts'
import { mailed } from './password-reset.ts'

const AT_ONCE = 4

type CallOf = (index: number) => Call

const times = <Result>(each: (index: number) => Result): Result[] =>
  Array.from({ length: AT_ONCE }, (_, index) => each(index))

/** Of calls at the same time that exclude each other, one succeeds; others do not disturb each other. */
export const atOnce: Check[] = [
  simultaneous('password-changes', 'changePassword', 422, async (run) => {
    const as = await run.actors.register()
    const { password: currentPassword } = as.account
    return (index) => ({ as, body: { currentPassword, newPassword: `another long phrase ${index}` } })
  }),
  {
    ...simultaneous('resets', 'resetPassword', 409, async (run) => {
      const { token } = await mailed(run)
      return (index) => ({ body: { token, password: `another long phrase ${index}` } })
    }),
    needsOwnServer: true,
  },
  simultaneous('registrations', 'register', 201, ({ actors }) => {
    const registration = actors.registration()
    return () => ({ body: registration })
  }),
  {
    id: 'security/several-sessions',
    title: 'sign-ins at the same time start a session each, and their callers are not taken for each other',
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const accounts = [run.actors.anyAccount(), (await run.actors.freshMerchant()).account]
      // Whether the responses are valid is said by the checks of sign-in.
      const sessions = await Promise.all(
        times(async (index) => {
          const { role, email, password } = accounts[index % 2] ?? run.actors.anyAccount()
          const { status, text } = await run.call('signIn', { body: { email, password } })
          same(status, 200, 'the status of simultaneous sign-ins')
          return { account: { role, email, password }, role, token: String(JSON.parse(text).token) }
        }),
      )
      same(new Set(sessions.map(({ token }) => token)).size, AT_ONCE, 'the number of different tokens')
      const seen = await Promise.all(sessions.map((as) => run.expectSuccess('verifySession', { as })))
      const addresses = (of: { email: string }[]) => of.map(({ email }) => email.toLowerCase())
      const users = addresses(seen.map(({ user }) => user))
      same(users, addresses(sessions.map(({ account }) => account)), 'the addresses of simultaneous callers')
    },
  },
]

/** One of so many calls at the same time succeeds, and the others get another status. */
function simultaneous(
  what: string,
  id: OperationId,
  others: number,
  prepare: (run: ContractRun) => Promise<CallOf> | CallOf,
): Check {
  const expected = [id === 'register' ? 201 : 200, others, others, others]
  return {
    id: `security/simultaneous-${what}`,
    title: `several simultaneous ${what.replace('-', ' ')} get the statuses ${expected.join(', ')}`,
    covers: [],
    changes: `${ACCOUNTS}; ${SESSIONS}`,
    async verify(run) {
      const callOf = await prepare(run)
      const responses = await Promise.all(times((index) => run.call(id, callOf(index))))
      const statuses = responses.map(({ status }) => status).sort((a, b) => a - b)
      same(statuses, expected, `the statuses of simultaneous calls of ${id}`)
    },
  }
}
