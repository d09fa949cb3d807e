import type { Actor } from '../../suite/call.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { same } from '../../suite/verdicts.ts'
import type { PaymentLink, Transaction } from './fixtures.ts'

type VisibleData = Awaited<ReturnType<typeof seen>>

/**
 * Ignores new payments, their effect on links, and links created by colleagues of a given account. In
 * accounts that only this run uses, a new link counts as a change.
 * @throws ContractViolation if `act` changes anything that the merchant can see
 */
export async function withoutTrace(run: ContractRun, as: Actor, act: () => Promise<void>): Promise<void> {
  const before = await seen(run, as)
  await act()
  const after = await seen(run, as)
  const isGiven = run.actors.accounts.some(({ email }) => email === as.account?.email)
  const links = isGiven
    ? after.links.filter(({ id }) => before.links.some((was) => was.id === id))
    : after.links
  same(
    withoutPayments({ ...after, links }, before),
    before,
    'the data of the merchant after rejected requests',
  )
}

async function seen(run: ContractRun, as: Actor) {
  const { links } = await run.expectSuccess('listPaymentLinks', { as })
  const { methods } = await run.expectSuccess('listPaymentMethods', { as })
  const gateways = (await run.expectSuccess('listGateways', { as })).gateways.map((gateway) => ({
    ...gateway,
    successRate: undefined,
  }))
  const { transactions } = await run.expectSuccess('listTransactions', { as, query: { limit: '100' } })
  const { user } = await run.expectSuccess('verifySession', { as })
  return { links, methods, gateways, transactions, user }
}

/** Reverts the effects of payments made since. */
function withoutPayments(after: VisibleData, before: VisibleData): VisibleData {
  const link = (now: PaymentLink) => {
    const then = before.links.find(({ id }) => id === now.id)
    if (!then || then.amountPaid === now.amountPaid) return now
    const { status, amountPaid, updatedAt } = then
    return { ...now, status, amountPaid, updatedAt }
  }
  const now = new Map(after.transactions.map((row) => [row.id, row]))
  return {
    ...after,
    links: after.links.map(link),
    // Rows that moved to another page are ignored; refunds of the others are compared.
    transactions: before.transactions.map((then) => refundedAs(now.get(then.id) ?? then, then)),
  }
}

const refundedAs = ({ refundedAmount, refunds }: Transaction, then: Transaction): Transaction =>
  then.status === 'created' || then.status === 'pending' ? then : { ...then, refundedAmount, refunds }
