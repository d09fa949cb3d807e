import type { Actor } from '../suite/actors.ts'
import { same } from '../suite/check.ts'
import type { ContractRun } from '../suite/contract-run.ts'
import type { PaymentLink, Transaction } from './fixtures.ts'

type Seen = Awaited<ReturnType<typeof seen>>

/**
 * Customers may pay meanwhile, and colleagues of a given account make links: new rows, and what a payment changes in a
 * link, are no trace. A link that appears for an account that only this run knows is one.
 * @throws Broken if what is done in between leaves a trace in what the merchant sees
 */
export async function withoutTrace(run: ContractRun, as: Actor, act: () => Promise<void>): Promise<void> {
  const before = await seen(run, as)
  await act()
  const after = await seen(run, as)
  const isGiven = run.actors.accounts.some(({ email }) => email === as.account?.email)
  const links = isGiven
    ? after.links.filter(({ id }) => before.links.some((was) => was.id === id))
    : after.links
  same(withoutPayments({ ...after, links }, before), before, 'what the merchant sees after refused requests')
}

async function seen(run: ContractRun, as: Actor) {
  const { links } = await run.succeed('listPaymentLinks', { as })
  const { methods } = await run.succeed('listPaymentMethods', { as })
  const gateways = (await run.succeed('listGateways', { as })).gateways.map((gateway) => ({
    ...gateway,
    successRate: undefined,
  }))
  const { transactions } = await run.succeed('listTransactions', { as, query: { limit: '100' } })
  const { user } = await run.succeed('verifySession', { as })
  return { links, methods, gateways, transactions, user }
}

/** As it would be if nobody had paid since. */
function withoutPayments(after: Seen, before: Seen): Seen {
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
    // Rows of another page now are not to be seen here; what refunds did to the others is.
    transactions: before.transactions.map((then) => refundedAs(now.get(then.id) ?? then, then)),
  }
}

const refundedAs = ({ refundedAmount, refunds }: Transaction, then: Transaction): Transaction =>
  then.status === 'created' || then.status === 'pending' ? then : { ...then, refundedAmount, refunds }
