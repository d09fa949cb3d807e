import type { Who } from '../suite/actors.ts'
import { needed } from '../suite/check.ts'
import type { Call, Exam } from '../suite/contract-run.ts'
import type { OperationId, Role } from '../suite/document.ts'
import { operationOf } from '../suite/document.ts'
import { createLink, firstGateway, firstMethod, refundablePayment } from './fixtures.ts'

type Request = (exam: Exam, as: Who) => Promise<Call> | Call

/**
 * A request that the server accepts, made of what it returned itself. It changes as little as it can: settings are
 * written as they are, a refund is one paisa.
 */
export async function acceptable(exam: Exam, id: OperationId, as?: Who): Promise<Call> {
  const who = as ?? (await callerOf(exam, id))
  const isPublic = operationOf(id).isPublic
  return { ...(isPublic ? {} : { as: who }), ...(await requests[id]?.(exam, who)) }
}

/** Somebody who may call it. */
function callerOf(exam: Exam, id: OperationId): Promise<Who> | Who {
  const roles: Role[] = ['merchant', 'admin', 'viewer']
  const allowed = roles.filter((role) => operationOf(id).parties.includes(role))
  if (allowed.length === 0) return { party: 'nobody' }
  const given = allowed.find((role) => exam.people.accounts.some((account) => account.role === role))
  return exam.people.as(needed(given, `no account was given that may call ${id}`))
}

const requests: Partial<Record<OperationId, Request>> = {
  signIn: (exam) => {
    const { email, password } = exam.people.anyAccount()
    return { body: { email, password } }
  },
  register: ({ people }) => ({ body: people.registration() }),
  // An address that nobody has gets the same answer, and nobody gets a mail.
  requestPasswordReset: ({ people }) => ({ body: { email: people.registration().email } }),
  resetPassword: () => ({ body: { token: 'rst_nobody_has_this', password: 'a long phrase 1' } }),
  updateProfile: async (exam, as) => {
    const { user } = await exam.succeed('verifySession', { as: await holder(exam, as) })
    return { body: { name: user.name } }
  },
  changePassword: (_exam, { account }) => ({
    body: { currentPassword: account?.password ?? 'nobody knows', newPassword: 'another long phrase' },
  }),
  updatePaymentMethod: async (exam, as) => {
    const { id, enabled } = await firstMethod(exam, await holder(exam, as))
    return { path: { id }, body: { enabled } }
  },
  updateGateway: async (exam, as) => {
    const { id, enabled } = await firstGateway(exam, await holder(exam, as))
    return { path: { id }, body: { enabled } }
  },
  createPaymentLink: () => ({ body: { title: 'Contract suite', amount: 10_000 } }),
  updatePaymentLink: async (exam) => {
    const { id } = await createLink(exam)
    return { path: { id }, body: { title: 'Contract suite', amount: 20_000 } }
  },
  deletePaymentLink: async (exam) => ({ path: { id: (await createLink(exam)).id } }),
  refundTransaction: async (exam) => {
    const { id } = await refundablePayment(exam)
    return { body: { transactionId: id, amount: 1 } }
  },
}

/** Whoever is not signed in is given the request of a merchant, to be sent without a token. */
const holder = (exam: Exam, who: Who) => (who.token === undefined ? exam.people.as('merchant') : who)
