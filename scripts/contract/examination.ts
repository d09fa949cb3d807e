import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { junitOf } from '../../tests/contract/report/junit.ts'
import { pageOf } from '../../tests/contract/report/page.ts'
import type { Run } from '../../tests/contract/report/summary.ts'
import { countOf, gapsOf } from '../../tests/contract/report/summary.ts'
import { tableOf } from '../../tests/contract/report/table.ts'
import type { Backend } from '../../tests/contract/suite/backend.ts'
import type { Check } from '../../tests/contract/suite/check.ts'
import { Exam } from '../../tests/contract/suite/exam.ts'
import { runChecks } from '../../tests/contract/suite/runner.ts'
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
