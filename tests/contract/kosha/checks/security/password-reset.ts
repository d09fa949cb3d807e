import { cell, needed, same } from '../../../suite/verdicts.ts'
import type { Check, ContractRun } from '../../run.ts'
import { ACCOUNTS, RESETS } from '../../support/changes.ts'
import { withoutRequestId } from '../../support/fixtures.ts'
import { isEnded } from './tokens.ts'

const HOUR_MS = 3_600_000

/** The reset token is read from the mail where possible, otherwise passed as an option. */
export const passwordReset: Check[] = [
  {
    id: 'security/reset-token-works-once',
    title: 'a reset token sets the password once and then no longer works',
    covers: [cell('resetPassword', 200, 'anonymous'), cell('resetPassword', 409, 'anonymous')],
    changes: RESETS,
    async verify(run) {
      const token = run.options.resetToken ?? (await mailed(run)).token
      const { password } = run.actors.registration()
      // One that is rejected does not use it up.
      await run.expectError('resetPassword', { body: { token, password: 'short' } }, 400)
      await run.expectSuccess('resetPassword', { body: { token, password } })
      await conflict(run, token)
    },
  },
  {
    id: 'security/reset-ends-sessions',
    title: 'a password reset ends every session of the account',
    changes: ACCOUNTS,
    needsOwnServer: true,
    async verify(run) {
      const { as, token: former } = await mailed(run)
      const { email } = as.account
      const token = await mailedTo(run, email, email.toUpperCase())
      await conflict(run, former)
      const { password } = run.actors.registration()
      await run.expectSuccess('resetPassword', { body: { token, password } })
      await isEnded(run, as.token)
      await run.actors.signIn({ ...as.account, password })
      await run.expectError('signIn', { body: { email, password: as.account.password } }, 401)
    },
  },
  {
    id: 'security/reset-token-lasts-an-hour',
    title: 'a reset token works for one hour, and no longer',
    changes: ACCOUNTS,
    needsOwnServer: true,
    async verify(run) {
      const pass = needed(run.backend.pass, 'only a server in this process can skip two hours')
      const { token } = await mailed(run)
      pass(HOUR_MS + 60_000)
      await conflict(run, token)
      const { as, token: fresh } = await mailed(run)
      pass(HOUR_MS - 60_000)
      const { password } = run.actors.registration()
      await run.expectSuccess('resetPassword', { body: { token: fresh, password } })
      await run.actors.signIn({ ...as.account, password })
    },
  },
]

async function mailed(run: ContractRun) {
  needed(run.backend.mailedToken, NO_TOKEN)
  const as = await run.actors.register()
  return { as, token: await mailedTo(run, as.account.email) }
}

const NO_TOKEN = 'the token of a reset comes by mail, which the suite cannot read: --reset-token TOKEN'

async function mailedTo(run: ContractRun, email: string, spelling = email): Promise<string> {
  await run.expectSuccess('requestPasswordReset', { body: { email: spelling } })
  const token = needed(await run.backend.mailedToken?.(email), NO_TOKEN)
  run.wire.secrets.add(token)
  return token
}

/** @throws ContractViolation unless it is rejected like a token that was never issued */
async function conflict(run: ContractRun, token: string): Promise<void> {
  const { password } = run.actors.registration()
  const errorFor = async (token: string) => {
    const response = await run.expectError('resetPassword', { body: { token, password } }, 409)
    same(response.error.code, 'reset_token_invalid', 'the error code')
    return withoutRequestId(response)
  }
  const rejected = await errorFor(token)
  same(rejected, await errorFor('rst_nobody_has_this'), 'the error for a token that was valid')
}
