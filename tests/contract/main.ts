import { setMaxListeners } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { announce, durationOf, isLocal, targetBehind } from './announcement.ts'
import { allChecks } from './kosha/checks/all.ts'
import { linkLimit } from './kosha/checks/state/lists.ts'
import { mockAccounts, mockBackend } from './kosha/mock-backend.ts'
import type { Backend } from './suite/backend.ts'
import { remoteBackend } from './suite/backend.ts'
import type { Options } from './suite/cli/options.ts'
import { ExitCode, help, optionsFrom } from './suite/cli/options.ts'
import { PreflightError, preflight } from './suite/cli/preflight.ts'
import { runAndReport } from './suite/cli/run-and-report.ts'
import type { Check } from './suite/contract-run.ts'
import { byRule } from './suite/coverage.ts'
import { failedIn } from './suite/report/json.ts'

const MOST_AT_ONCE = 100

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return error instanceof PreflightError ? ExitCode.unreachable : ExitCode.usage
})

async function main(): Promise<number> {
  const options = optionsFrom(process.argv.slice(2))
  if (options === 'help') return say(help())
  const offered = options.linkLimit ? [...allChecks, linkLimit()] : allChecks
  const failed = options.lastFailed ? lastFailed(options) : undefined
  const checks = offered.filter(
    ({ id }) =>
      (options.only.length === 0 || options.only.some((part) => id.includes(part))) &&
      (!failed || failed.includes(id)),
  )
  if (failed?.length === 0) return say('No check failed in the last run.')
  if (checks.length === 0)
    throw new Error(`--only ${options.only.join(' ')} matches no check: --list shows them all`)
  if (options.list) return say(listed(checks))
  const { url } = options
  const forwardsTo = url !== undefined && isLocal(url) ? await targetBehind(url) : undefined
  if (url !== undefined && !announce({ ...options, url, forwardsTo }, checks)) return ExitCode.usage

  const stop = stopOnSignal()
  let worst: number = ExitCode.holds
  for (const seed of options.seeds) {
    const code = await runSeed(options, checks, seed, stop)
    // A failed check outweighs an incomplete run, whose code is the higher one.
    if (worst !== ExitCode.failed) worst = code || worst
    if (stop.aborted || (options.bail && worst === ExitCode.failed)) break
  }
  return stop.aborted ? ExitCode.stopped : worst
}

function listed(checks: Check[]): string {
  return byRule(checks, (check) => check)
    .flatMap(([rule, lines]) => [
      ...(lines.length > 1 ? [`${rule}, for`] : []),
      ...lines.map(({ id, title }) => `${lines.length > 1 ? '  ' : ''}${id}\n      ${title}`),
    ])
    .join('\n')
}

function lastFailed({ report }: Options): string[] {
  if (report === undefined) throw new Error('--last-failed needs the --report of the last run')
  const file = join(report, 'report.json')
  if (!existsSync(file)) throw new Error(`--last-failed: there is no ${file}`)
  return failedIn(readFileSync(file, 'utf8'))
}

async function runSeed(
  options: Options,
  checks: Check[],
  seed: number,
  signal: AbortSignal,
): Promise<number> {
  const backend: Backend = options.url === undefined ? mockBackend(seed) : remoteBackend(options.url)
  // The in-process mock server has no data to protect.
  const own = options.url === undefined ? { accounts: mockAccounts, disposable: true } : {}
  const chosen = { ...options, ...own }
  if (options.url !== undefined) {
    const requests = (options.requests * checks.length) / allChecks.length
    const responseMs = await preflight(backend, chosen.accounts, options)
    const duration = durationOf(requests, responseMs, options.rate)
    if (duration !== undefined) say(duration)
  }
  return runAndReport(backend, checks, { ...chosen, seed, signal })
}

function say(text: string): number {
  console.log(text)
  return ExitCode.holds
}

/** The first signal ends the run after cleaning up its data; the second ends it immediately. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController()
  // Each request of a batch listens to it.
  setMaxListeners(MOST_AT_ONCE, controller.signal)
  const stop = () => {
    if (controller.signal.aborted) process.exit(ExitCode.stopped)
    console.error('\nStopping after clean-up. Press again to stop immediately.')
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}
