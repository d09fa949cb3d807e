import type { Actor } from '../../suite/call.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { pageOf } from '../support/fixtures.ts'
import { isBeforeDay } from './adoption/derived.ts'
import type { IdPairs } from './id-pairs.ts'
import type { Oracle } from './oracle.ts'

const IN_PROGRESS = ['created', 'pending', 'scheduled', 'processing']

/**
 * What customers, colleagues or a bank have changed since the model read the given accounts: a row that no side of this
 * comparison made, or one that was still in progress. Undefined if there is nothing.
 */
export async function changedByOthers(
  { run, pairs, oracle }: { run: ContractRun; pairs: IdPairs; oracle: Oracle },
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
    settlements.find(
      (row) => !isBeforeDay(row.dueOn, oracle.now) && hasMoved(oracle.store.settlements.find(row.id), row),
    ) ??
    transactions.find((row) => {
      const before = oracle.store.transactions.find(row.id)
      const refundBefore = (id: string) =>
        before?.refunds.find((each) => each.id === pairs.inModel('refund', id))
      return hasMoved(before, row) || row.refunds.some((refund) => hasMoved(refundBefore(refund.id), refund))
    })
  return moved && `${moved.id} has moved on`
}

type Row = { status: string }

/** Whether a bank has decided what was in progress. */
const hasMoved = (before: Row | undefined, now: Row) =>
  before !== undefined && before.status !== now.status && IN_PROGRESS.includes(before.status)
