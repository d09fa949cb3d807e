import { same } from '../suite/check.ts'
import type { ContractRun } from '../suite/contract-run.ts'

/** @throws Broken if what is done in between leaves a trace in what the merchant sees */
export async function withoutTrace(run: ContractRun, act: () => Promise<void>): Promise<void> {
  const before = await seen(run)
  await act()
  same(await seen(run), before, 'what the merchant sees after refused requests')
}

async function seen(run: ContractRun) {
  const as = await run.actors.as('merchant')
  const { links } = await run.succeed('listPaymentLinks', { as })
  const { methods } = await run.succeed('listPaymentMethods', { as })
  const { gateways } = await run.succeed('listGateways', { as })
  const { transactions, total } = await run.succeed('listTransactions', { as, query: { limit: '100' } })
  const { user } = await run.succeed('verifySession', { as })
  return { links, methods, gateways, transactions, total, user }
}
