import type { components } from '#contract'
import type { Actor, Call } from '../../suite/call.ts'
import { Damage, isSame, NotCovered, needed } from '../../suite/verdicts.ts'
import type { OperationId } from '../document.ts'
import { operationOf, rolesOf } from '../document.ts'
import type { ContractRun } from '../run.ts'
import { createLink, ownGateway, ownMethod, refundablePayment } from './fixtures.ts'

type User = components['schemas']['User']

type Request = (run: ContractRun, as: Actor) => Promise<Call> | Call

/** Only sent for merchants that the suite registered, in case a broken server accepts invalid input. */
const NEVER_FOR_GIVEN_MERCHANTS: OperationId[] = ['updateProfile', 'updatePaymentMethod', 'updateGateway']
/** These end sessions, on a broken server even the caller's. */
const WITH_SESSION_OF_ITS_OWN: OperationId[] = ['refreshToken', 'changePassword']

/** It changes as little as possible, since checks also send invalid versions of it. */
export async function validRequest(run: ContractRun, id: OperationId, role?: string): Promise<Call> {
  const as = await callerOf(run, id, role ?? usualRole(run, id))
  return { ...(operationOf(id).isPublic ? {} : { as }), ...(await requests[id]?.(run, as)) }
}

/** Merchant if possible, since it has the most permissions; otherwise another given role. */
function usualRole({ actors }: ContractRun, id: OperationId): string {
  const roles = rolesOf(id).sort((a, b) => Number(b === 'merchant') - Number(a === 'merchant'))
  if (roles.length === 0) return 'anonymous'
  const given = roles.find((role) => actors.accounts.some((account) => account.role === role))
  return needed(given, `no given account may call ${id}`)
}

function callerOf({ actors }: ContractRun, id: OperationId, role: string): Promise<Actor> | Actor {
  if (role === 'anonymous') return { role }
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
  // An unknown email gets the same response, and no mail is sent.
  requestPasswordReset: ({ actors }) => ({ body: { email: actors.registration().email } }),
  resetPassword: () => ({ body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } }),
  updateProfile: async (run, as) => {
    const { name } = await guardedProfile(run, as)
    return { body: { name } }
  },
  changePassword: ({ actors }, { account }) => {
    if (!account) throw new NotCovered('no account was given')
    const { password } = account
    const isGiven = actors.accounts.includes(account)
    return {
      body: { currentPassword: password, newPassword: isGiven ? password : 'quite another long phrase' },
    }
  },
  updatePaymentMethod: async (run, as) => {
    const { id, enabled } = await ownMethod(run, as)
    return { path: { id }, body: { enabled } }
  },
  updateGateway: async (run, as) => {
    const { id, enabled } = await ownGateway(run, as)
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

/** The caller's profile for no-op writes. After the check, it is compared and restored, since it may be a given one. */
async function guardedProfile(run: ContractRun, as: Actor): Promise<User> {
  const read = async () => (await run.expectSuccess('verifySession', { as })).user
  const before = await read()
  run.cleanup.defer(`the profile of ${before.email}`, async () => {
    const after = await read()
    const changed = Object.keys({ ...before, ...after }).filter(
      (field) => !isSame(Reflect.get(before, field), Reflect.get(after, field)),
    )
    if (changed.length === 0) return
    const { name, phone = '', businessName } = before
    const body = { name, phone, ...(changed.includes('businessName') && { businessName }) }
    await run
      .expectSuccess('updateProfile', { as, body })
      .catch(() => run.cleanup.notCleanedUp.push(`the profile of ${before.email}`))
    const differences = changed.map((field) => {
      const [was, is] = [before, after].map((user) => JSON.stringify(Reflect.get(user, field)) ?? 'absent')
      return `its ${field} was ${was} and is ${is}`
    })
    throw new Damage(`${before.id} was changed by the check: ${differences.join('; ')}`)
  })
  return before
}
