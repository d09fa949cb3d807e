import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { junitOf } from '../report/junit.ts'
import { pageOf } from '../report/page.ts'
import type { Run } from '../report/summary.ts'
import { countOf, gapsOf } from '../report/summary.ts'
import { tableOf } from '../report/table.ts'
import type { Backend } from '../suite/backend.ts'
import type { Check } from '../suite/check.ts'
import { Exam } from '../suite/contract-run.ts'
import { runChecks } from '../suite/runner.ts'
import { ExitCode } from './exit-code.ts'
import type { Options } from './options.ts'
import { progress } from './progress.ts'

/** One run with one seed: shown, reported, and turned into an exit code. */
export async function examine(
  backend: Backend,
  checks: Check[],
  options: Options & { seed: number; signal: AbortSignal },
): Promise<number> {
  const { accounts, seed, showSecrets, complete } = options
  console.log(`\n${backend.name}: ${checks.length} checks, seed ${seed}`)
  const start = performance.now()
  const exam = new Exam(backend, accounts, options)
  const line = progress(checks.length)
  const outcomes = await runChecks(exam, checks, line.show)
  line.end()
  const run: Run = {
    backend: backend.name,
    seed,
    outcomes,
    coverage: exam.coverage,
    undeclared: [...exam.undeclared],
    leftBehind: exam.debts.leftBehind,
    ms: performance.now() - start,
  }
  console.log(`\n${tableOf(run, { showSecrets })}`)
  if (options.report !== undefined)
    write(run, options.seeds.length > 1 ? join(options.report, `seed-${seed}`) : options.report, showSecrets)
  if (countOf(run).broken > 0) return ExitCode.broken
  const isIncomplete = gapsOf(run).some(({ isExpected }) => !isExpected)
  if (complete && isIncomplete)
    console.error('Not complete: see the statuses above that were not seen (--complete).')
  return complete && isIncomplete ? ExitCode.incomplete : ExitCode.holds
}

function write(run: Run, folder: string, showSecrets: boolean): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'junit.xml'), junitOf(run, { showSecrets }))
  writeFileSync(join(folder, 'report.html'), pageOf(run, { showSecrets }))
  console.log(`Reports: ${join(folder, 'report.html')}, ${join(folder, 'junit.xml')}`)
}
