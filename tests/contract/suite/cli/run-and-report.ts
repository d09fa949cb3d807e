import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { Backend } from '../backend.ts'
import type { Check, ContractRun } from '../contract-run.ts'
import type { Product } from '../product.ts'
import { jsonOf } from '../report/json.ts'
import { junitOf } from '../report/junit.ts'
import { pageOf } from '../report/page.ts'
import type { RunReport } from '../report/summary.ts'
import { counted, countOf, isComplete, reportOf } from '../report/summary.ts'
import { tableOf } from '../report/table.ts'
import { triage } from '../report/triage.ts'
import type { Outcome } from '../runner.ts'
import { runChecks } from '../runner.ts'
import type { Options } from './options.ts'
import { ExitCode } from './options.ts'

export async function runAndReport<Run extends ContractRun>(
  product: Pick<Product<Run>, 'newRun'>,
  backend: Backend,
  checks: Check<Run>[],
  options: Options & { seed: number; signal: AbortSignal },
): Promise<number> {
  const { seed, complete } = options
  console.log(
    `\n${backend.name}: ${counted(checks.length)}, at most ${options.requests} requests, seed ${seed}`,
  )
  const start = performance.now()
  const run = product.newRun(backend, options)
  const line = progress(checks.length)
  const outcomes = await runChecks(run, checks, line.show)
  line.end()
  const report = reportOf(run, triage(outcomes, run.wire.answered), performance.now() - start)
  console.log(`\n${tableOf(report)}`)
  if (options.report !== undefined)
    write(report, options.seeds.length > 1 ? join(options.report, `seed-${seed}`) : options.report)
  if (countOf(report).failed > 0) return ExitCode.failed
  if (report.unusable !== undefined) return ExitCode.unreachable
  if (!complete || isComplete(report)) return ExitCode.passed
  console.error('Not complete: see above what was not covered and which statuses were not seen (--complete).')
  return ExitCode.incomplete
}

function write(report: RunReport, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const texts = { 'junit.xml': junitOf, 'report.json': jsonOf, 'report.html': pageOf }
  for (const [name, textOf] of Object.entries(texts)) replaceFile(join(folder, name), textOf(report))
  console.log(`Reports: ${join(folder, 'report.html')}, ${join(folder, 'junit.xml')}`)
}

/** Whoever reads it finds the whole one of this run or of the last. @throws Error naming the file */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, text)
    renameSync(temporary, file)
  } catch (cause) {
    rmSync(temporary, { force: true })
    throw new Error(`${file} cannot be written: ${Object(cause).message}`, { cause })
  }
}

const CLEAR = '\r\u001B[K'

/** A progress line in a terminal. The failures follow at the end, once each, by their causes. */
function progress(total: number) {
  const { stderr } = process
  let failed = 0
  return {
    show({ check, result }: Outcome, index: number): void {
      if (result === 'failed') failed++
      if (!stderr.isTTY) return
      const line = `${index + 1}/${total}${failed > 0 ? `, ${failed} failed` : ''} ${check.id}`
      stderr.write(CLEAR + line.slice(0, stderr.columns))
    },
    end(): void {
      if (stderr.isTTY) stderr.write(CLEAR)
    },
  }
}
