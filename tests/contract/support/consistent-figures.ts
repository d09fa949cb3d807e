import type { Actor } from '../suite/call.ts'
import { NotCovered } from '../suite/claims.ts'
import type { ContractRun } from '../suite/contract-run.ts'
import { allTransactions, pageOf } from './fixtures.ts'

const READINGS = 5

/** Reads the figures and the lists behind them, without a payment in between. */
export async function readConsistently(run: ContractRun, as: Actor) {
  const countsOf = async () => (await pageOf(run, as, { limit: '1' })).total
  for (let reading = 0; reading < READINGS; reading++) {
    const before = await countsOf()
    const { stats } = await run.expectSuccess('getStats', { as })
    const rows = await allTransactions(run, as)
    const { settlements } = await run.expectSuccess('listSettlements', { as })
    const { gateways } = await run.expectSuccess('listGateways', { as })
    if ((await countsOf()) === before) return { stats, rows, settlements, gateways }
  }
  throw new NotCovered('payments arrive faster than the lists can be read')
}
