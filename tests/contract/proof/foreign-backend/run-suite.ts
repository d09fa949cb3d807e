import { expect } from 'vitest'
import { Random } from '../../../../mock-server/engine/random.ts'
import { allChecks } from '../../kosha/checks/all.ts'
import type { Check } from '../../kosha/run.ts'
import { ContractRun } from '../../kosha/run.ts'
import type { Backend } from '../../suite/backend.ts'
import { remoteBackend } from '../../suite/backend.ts'
import type { RunOptions } from '../../suite/call.ts'
import type { Outcome } from '../../suite/runner.ts'
import { runChecks } from '../../suite/runner.ts'
import type { ForeignBackend } from './backend.ts'
import { startForeignBackend } from './backend.ts'
import { EXPIRED_TOKEN, foreignAccounts } from './data/seed.ts'
import type { Mutant } from './mutants/mutant.ts'
import type { Rules } from './rules.ts'

// A Sunday morning in India with Saturday's settlements pending; fixed for reproducible data.
export const START = Date.parse('2026-11-22T04:30:00Z')

/** With an admin and a merchant alone, the model reads half as much. */
export const twoAccounts = foreignAccounts.slice(0, 2)

export async function runSuite(
  rules: Partial<Rules>,
  checks: Check[],
  {
    runs = 40,
    seed = 1,
    strict = true,
    start = START,
    mostPauseMs = 0,
    through = (backend: Backend) => backend,
    accounts = foreignAccounts,
  } = {},
): Promise<Outcome[]> {
  const random = new Random(seed)
  // Calls that are sent at once are then handled, and answered, in any order.
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, random.int(0, mostPauseMs)))
  const foreign = await startForeignBackend({ rules, start, ...(mostPauseMs > 0 && { pause }) })
  try {
    return await runChecks(runOn(foreign, { seed, runs, strict }, accounts, through), checks)
  } finally {
    await foreign.close()
  }
}

export function runOn(
  { url, fetch, pass, mailedToken }: ForeignBackend,
  options: Partial<RunOptions>,
  accounts = foreignAccounts,
  through = (backend: Backend) => backend,
): ContractRun {
  const usual = { seed: 1, runs: 3, readOnly: false, strict: true, disposable: true, timeoutMs: 60_000 }
  return new ContractRun(through({ name: url, url, fetch, pass, mailedToken }), accounts, {
    ...usual,
    isShrunk: false,
    expiredToken: EXPIRED_TOKEN,
    ...options,
  })
}

/** For `through`: sends requests over HTTP, which takes half as long again. */
export const overHttp = (backend: Backend): Backend => ({
  ...backend,
  fetch: remoteBackend(backend.url).fetch,
})

export const brokenIn = (outcomes: Outcome[]) =>
  outcomes
    .filter(({ result }) => result === 'failed')
    .map(({ check, reason = '' }) => `${check.id}: ${reason}`)

/** Expects the check named by a mutant to fail because of it. promises.test.ts verifies that it passes without. */
export async function expectDetected({ caughtBy, rules, seed }: Mutant, options: { runs?: number } = {}) {
  const checks = allChecks.filter(({ id }) => id === caughtBy)
  const accounts = caughtBy.startsWith('model/') ? twoAccounts : foreignAccounts
  const [outcome] = await runSuite(rules(), checks, {
    ...options,
    accounts,
    ...(seed && { seed }),
    // Only over HTTP a body can have no Content-Length.
    ...(caughtBy.includes('too-large') && { through: overHttp }),
  })
  expect({ result: outcome?.result, reason: outcome?.reason }).toEqual({
    result: 'failed',
    reason: expect.not.stringContaining('the suite itself failed'),
  })
}
