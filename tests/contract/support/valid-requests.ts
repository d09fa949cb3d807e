import type { Actor } from '../suite/actors.ts'
import { NotCovered, needed } from '../suite/check.ts'
import type { Call, ContractRun } from '../suite/contract-run.ts'
import type { ActorRole, OperationId } from '../suite/document.ts'
import { operationOf, rolesOf } from '../suite/document.ts'
import { createLink, refundablePayment } from './fixtures.ts'
import { guardedGateway, guardedMethod, guardedProfile } from './guarded-settings.ts'

type Request = (run: ContractRun, as: Actor) => Promise<Call> | Call

/** What would do harm if a broken server accepted a bad form of it: sent for merchants that the suite registered. */
const NEVER_FOR_GIVEN_MERCHANTS: OperationId[] = ['updateProfile', 'updatePaymentMethod', 'updateGateway']
/** What ends sessions, the own one among them if a server gets it wrong. */
const WITH_SESSION_OF_ITS_OWN: OperationId[] = ['refreshToken', 'changePassword']

/**
 * A request that the server accepts, made of what it returned itself. It changes as little as it can, since checks
 * send it in bad forms too: settings are written as they are, and never those of a given merchant; a refund is one
 * paisa; the password of a given account is "changed" to the same one, which has to be refused.
 */
export async function validRequest(run: ContractRun, id: OperationId, role?: ActorRole): Promise<Call> {
  const as = await callerOf(run, id, role ?? usualRole(run, id))
  return { ...(operationOf(id).isPublic ? {} : { as }), ...(await requests[id]?.(run, as)) }
}

/** The merchant, who can do most; another role if no merchant may call it or none was given. */
function usualRole({ actors }: ContractRun, id: OperationId): ActorRole {
  const roles = rolesOf(id).sort((a, b) => Number(b === 'merchant') - Number(a === 'merchant'))
  if (roles.length === 0) return 'anonymous'
  const given = roles.find((role) => actors.accounts.some((account) => account.role === role))
  return needed(given, `no account was given that may call ${id}`)
}

function callerOf({ actors }: ContractRun, id: OperationId, role: ActorRole): Promise<Actor> | Actor {
  if (role === 'anonymous') return actors.of(role)
  if (role === 'merchant' && id === 'changePassword') return actors.register()
  if (WITH_SESSION_OF_ITS_OWN.includes(id)) return actors.signIn(actors.accountOf(role))
  if (role === 'merchant' && NEVER_FOR_GIVEN_MERCHANTS.includes(id)) return actors.freshMerchant()
  return actors.as(role)
}

const requests: Partial<Record<OperationId, Request>> = {
  signIn: async ({ actors }) => {
    const { email, password } = (await actors.freshMerchant()).account
    return { body: { email, password } }
  },
  register: ({ actors }) => ({ body: actors.registration() }),
  // An address that nobody has gets the same answer, and nobody gets a mail.
  requestPasswordReset: ({ actors }) => ({ body: { email: actors.registration().email } }),
  resetPassword: () => ({ body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } }),
  updateProfile: async (run, as) => {
    const { name } = await guardedProfile(run, as)
    return { body: { name } }
  },
  changePassword: ({ actors }, { account }) => {
    if (!account) throw new NotCovered('nobody is signed in')
    const { password } = account
    const isGiven = actors.accounts.includes(account)
    return {
      body: { currentPassword: password, newPassword: isGiven ? password : 'quite another long phrase' },
    }
  },
  updatePaymentMethod: async (run, as) => {
    const { id, enabled } = await guardedMethod(run, as)
    return { path: { id }, body: { enabled } }
  },
  updateGateway: async (run, as) => {
    const { id, enabled } = await guardedGateway(run, as)
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
