import { same } from '../suite/check.ts'
import type { Exam } from '../suite/contract-run.ts'

/** @throws Broken if what is done in between leaves a trace in what the merchant sees */
export async function withoutTrace(exam: Exam, act: () => Promise<void>): Promise<void> {
  const before = await seen(exam)
  await act()
  same(await seen(exam), before, 'what the merchant sees after refused requests')
}

async function seen(exam: Exam) {
  const as = await exam.people.as('merchant')
  const { links } = await exam.succeed('listPaymentLinks', { as })
  const { methods } = await exam.succeed('listPaymentMethods', { as })
  const { gateways } = await exam.succeed('listGateways', { as })
  const { transactions, total } = await exam.succeed('listTransactions', { as, query: { limit: '100' } })
  const { user } = await exam.succeed('verifySession', { as })
  return { links, methods, gateways, transactions, total, user }
}
