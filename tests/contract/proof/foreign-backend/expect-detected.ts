import { expect } from 'vitest'
import { allChecks } from '../../kosha/checks/all.ts'
import { foreignAccounts } from './data/seed.ts'
import type { Mutant } from './mutants/mutant.ts'
import { runSuite, twoAccounts } from './run-suite.ts'

/** Expects the check named by a mutant to fail because of it. promises.test.ts verifies that it passes without. */
export async function expectDetected(
  { caughtBy, rules, seed, needsEveryone }: Mutant,
  options: { runs?: number } = {},
) {
  const checks = allChecks.filter(({ id }) => id === caughtBy)
  const accounts = caughtBy.startsWith('model/') && !needsEveryone ? twoAccounts : foreignAccounts
  const [outcome] = await runSuite(rules(), checks, { ...options, accounts, ...(seed && { seed }) })
  expect({ result: outcome?.result, reason: outcome?.reason }).toEqual({
    result: 'failed',
    reason: expect.not.stringContaining('the suite itself failed'),
  })
}
