import type { Actor } from '../suite/call.ts'
import type { ContractRun } from '../suite/contract-run.ts'
import type { Transaction } from '../support/fixtures.ts'
import { pageOf } from '../support/fixtures.ts'
import type { Oracle } from './oracle.ts'
import type { Pairs } from './pairs.ts'

const IN_PROGRESS = ['created', 'pending', 'scheduled', 'processing']

/**
 * What customers, colleagues or a bank have changed since the model read the given accounts: a row that no side of this
 * comparison made, or one that was still in progress. Undefined if there is nothing.
 */
export async function changedOutside(
  { run, pairs, oracle }: { run: ContractRun; pairs: Pairs; oracle: Oracle },
  as: Actor,
): Promise<string | undefined> {
  const { links } = await run.expectSuccess('listPaymentLinks', { as })
  const { transactions } = await pageOf(run, as, { limit: '100' })
  const { methods } = await run.expectSuccess('listPaymentMethods', { as })
  const { settlements } = await run.expectSuccess('listSettlements', { as })
  const kinds = { link: links, transaction: transactions, method: methods, settlement: settlements }
  for (const [kind, rows] of Object.entries(kinds)) {
    const unknown = rows.find(({ id }) => pairs.inModel(kind, id) === undefined)
    if (unknown) return `the ${kind} ${unknown.id} was added`
  }
  const moved =
    settlements.find(({ id, status }) => hasMoved([oracle.store.settlements.find(id)?.status], [status])) ??
    transactions.find((row) => hasMoved(statesOf(oracle.store.transactions.find(row.id)), statesOf(row)))
  return moved && `${moved.id} has moved on`
}

const hasMoved = (before: (string | undefined)[], now: string[]) =>
  before.some((each, index) => each !== now[index] && IN_PROGRESS.includes(each ?? ''))

/** The states of a payment and of its refunds, which a bank changes. */
const statesOf = (row: Transaction | undefined) =>
  row ? [row.status, ...row.refunds.map(({ status }) => status)] : []
