import type { Actor } from '../suite/actors.ts'
import { needed } from '../suite/check.ts'
import type { Call, ContractRun } from '../suite/contract-run.ts'
import type { OperationId } from '../suite/document.ts'
import { operationOf, rolesOf } from '../suite/document.ts'
import { createLink, firstGateway, firstMethod, refundablePayment } from './fixtures.ts'

type Request = (run: ContractRun, as: Actor) => Promise<Call> | Call

/**
 * A request that the server accepts, made of what it returned itself. It changes as little as it can: settings are
 * written as they are, a refund is one paisa.
 */
export async function validRequest(run: ContractRun, id: OperationId, as?: Actor): Promise<Call> {
  const who = as ?? (await callerOf(run, id))
  const isPublic = operationOf(id).isPublic
  return { ...(isPublic ? {} : { as: who }), ...(await requests[id]?.(run, who)) }
}

/** Somebody who may call it. */
function callerOf(run: ContractRun, id: OperationId): Promise<Actor> | Actor {
  // A merchant can do most, and its own business is what the other requests are about.
  const allowed = rolesOf(id).sort((a, b) => Number(b === 'merchant') - Number(a === 'merchant'))
  if (allowed.length === 0) return { role: 'anonymous' }
  const given = allowed.find((role) => run.actors.accounts.some((account) => account.role === role))
  return run.actors.as(needed(given, `no account was given that may call ${id}`))
}

const requests: Partial<Record<OperationId, Request>> = {
  signIn: (run) => {
    const { email, password } = run.actors.anyAccount()
    return { body: { email, password } }
  },
  register: ({ actors }) => ({ body: actors.registration() }),
  // An address that nobody has gets the same answer, and nobody gets a mail.
  requestPasswordReset: ({ actors }) => ({ body: { email: actors.registration().email } }),
  resetPassword: () => ({ body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } }),
  updateProfile: async (run, as) => {
    const { user } = await run.succeed('verifySession', { as: await signedIn(run, as) })
    return { body: { name: user.name } }
  },
  changePassword: (_exam, { account }) => ({
    body: { currentPassword: account?.password ?? 'nobody knows', newPassword: 'another long phrase' },
  }),
  updatePaymentMethod: async (run, as) => {
    const { id, enabled } = await firstMethod(run, await signedIn(run, as))
    return { path: { id }, body: { enabled } }
  },
  updateGateway: async (run, as) => {
    const { id, enabled } = await firstGateway(run, await signedIn(run, as))
    return { path: { id }, body: { enabled } }
  },
  createPaymentLink: () => ({ body: { title: 'Contract suite', amount: 10_000 } }),
  updatePaymentLink: async (run) => {
    const { id } = await createLink(run)
    return { path: { id }, body: { title: 'Contract suite', amount: 20_000 } }
  },
  deletePaymentLink: async (run) => ({ path: { id: (await createLink(run)).id } }),
  refundTransaction: async (run) => {
    const { id } = await refundablePayment(run)
    return { body: { transactionId: id, amount: 1 } }
  },
}

/** Whoever is not signed in is given the request of a merchant, to be sent without a token. */
const signedIn = (run: ContractRun, who: Actor) => (who.token === undefined ? run.actors.as('merchant') : who)
