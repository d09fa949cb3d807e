import { Random } from '../../../../mock-server/engine/random.ts'
import type { Backend } from '../../suite/backend.ts'
import { remoteBackend } from '../../suite/backend.ts'
import type { Check } from '../../suite/contract-run.ts'
import { ContractRun } from '../../suite/contract-run.ts'
import type { Outcome } from '../../suite/runner.ts'
import { runChecks } from '../../suite/runner.ts'
import { startForeignBackend } from './backend.ts'
import { EXPIRED_TOKEN, foreignAccounts } from './data/seed.ts'
import type { Rules } from './rules.ts'

// A Sunday morning in India with Saturday's settlements pending; fixed for reproducible data.
const START = Date.parse('2026-11-22T04:30:00Z')

/** An admin and a merchant, of whom the model reads half as much as of everyone. */
export const twoAccounts = foreignAccounts.slice(0, 2)

/** Runs the suite over HTTP against the foreign backend with some of its rules overridden. */
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
  const backend: Backend = {
    ...remoteBackend(foreign.url),
    pass: foreign.pass,
    mailedToken: foreign.mailedToken,
  }
  const run = new ContractRun(through(backend), accounts, {
    seed,
    runs,
    readOnly: false,
    strict,
    disposable: true,
    timeoutMs: 60_000,
    isShrunk: false,
    expiredToken: EXPIRED_TOKEN,
  })
  try {
    return await runChecks(run, checks)
  } finally {
    await foreign.close()
  }
}

export const brokenIn = (outcomes: Outcome[]) =>
  outcomes
    .filter(({ result }) => result === 'failed')
    .map(({ check, reason = '' }) => `${check.id}: ${reason}`)
