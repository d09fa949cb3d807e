import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { installPackages, root, script, tool } from '../tool.ts'
import { ensureBrowser, installEngines } from './browser.ts'
import type { Tally } from './tally.ts'
import { failed, freshReport, passed, readReport, tallyOf } from './tally.ts'

/** Runs a project of tests/vitest.config.ts; with `since`, only the tests that a change since that commit can reach. */
export async function vitest(
  project: 'unit' | 'contract' | 'hosts' | 'generators' | 'documents',
  { files = [], since }: { files?: string[]; since?: string | undefined } = {},
): Promise<Tally> {
  const report = freshReport(`${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const which = ['--project', `${project}*`, ...(since ? ['--changed', since, '--passWithNoTests'] : [])]
  const args = ['run', ...files, '--config', 'tests/vitest.config.ts', ...which, ...reporters]
  const { code } = await tool('vitest', args, { stream: true })
  const result = readReport(report)
  const counted = result && { passed: result.numPassedTests, failed: result.numFailedTests }
  const tally = since && code === 0 ? (counted ?? passed(0)) : tallyOf(code, counted)
  return { ...tally, reports: relative(root, report) }
}

type BrowserSuite = {
  specs: { ok: boolean; file: string; line: number }[]
  suites?: BrowserSuite[]
}
type BrowserReport = { suites: BrowserSuite[]; stats: { expected: number; unexpected: number } }

const MAX_TRACED = 10
const TRACES = 'test-results/traces'

/** The failed tests as `folder/file.spec.ts:line`. */
const failuresIn = (suites: BrowserSuite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line }) => `${file}:${line}`),
    ...failuresIn(inner),
  ])

export async function exportSite(): Promise<Tally> {
  const { code } = await script('scripts/build/build.ts', [], { stream: true })
  return code === 0 ? passed() : failed()
}

/** Checks the size of the built site. Each limit of .size-limit.cjs counts as one check. */
export async function budgets(): Promise<Tally> {
  if (!existsSync(join(root, '.size-limit.cjs'))) {
    console.log('No .size-limit.cjs: there are no budgets to check')
    return passed(0)
  }
  const { code, output } = await tool('size-limit', ['--json'])
  const results: { name: string; passed?: boolean; size?: number; sizeLimit?: number }[] = parse(output) ?? []
  for (const { name, passed, size, sizeLimit } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name}: ${size} of ${sizeLimit} bytes`)
  }
  if (results.length === 0) console.log(output)
  const over = results.filter((result) => !result.passed).length
  return tallyOf(code, { passed: results.length - over, failed: over })
}

/** Runs Playwright against the built site and the mock API, with all tests or those of the given files and folders. */
export async function browserTests(files: string[], shard?: string): Promise<Tally> {
  await ensureBrowser()
  return playwright(shard === undefined ? files : [...files, `--shard=${shard}`])
}

async function playwright(which: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = freshReport('browser.json')
  const args = ['test', ...which, '--config', 'tests/e2e/playwright.config.ts']
  const { code } = await tool('playwright', args, {
    stream: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const result: BrowserReport | undefined = readReport(report)
  const failedTests = result ? failuresIn(result.suites) : []
  const isTraced = failedTests.length > 0 && failedTests.length <= MAX_TRACED
  if (isTraced) await trace(failedTests, env)
  const tally = tallyOf(code, result && { passed: result.stats.expected, failed: result.stats.unexpected })
  const reports = isTraced
    ? `${TRACES}/, with the trace, journal and picture of each failed test`
    : 'test-results/browser/, with the journal and picture of each failed test'
  return { ...tally, reports }
}

/** Runs failed tests again, only to record what they do: tracing every test would double the time of a run. */
async function trace(tests: string[], env: NodeJS.ProcessEnv) {
  console.log(`\nRecording the failed tests in ${TRACES}; their results above stay.`)
  const args = ['test', ...tests, '--config', 'tests/e2e/playwright.config.ts']
  await tool('playwright', [...args, '--trace', 'on', '--output', join(root, TRACES)], { env })
}

/** Runs the main journeys in Playwright's builds of Firefox and WebKit. */
export async function engineTests(): Promise<Tally> {
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('There is no built site: run `npm run build` first')
  await installEngines()
  return playwright([], { E2E_ENGINES: '1' })
}

/** Tests the mock server in workerd, a runtime without Node. */
export async function workerdTests(): Promise<Tally> {
  await installPackages('tests/mock/program/workerd')
  return vitest('contract', { files: ['tests/mock/program/runtimes'] })
}

/** Generates clients with other people's generators, compiles them and runs one flow with each. */
export async function generatorTests(): Promise<Tally> {
  const clients = 'tests/generators/clients'
  await installPackages(clients, 'install')
  await installPackages(`${clients}/openapi-zod-client`, 'install')
  const generated = await script(`${clients}/generate.ts`, [], { stream: true })
  if (generated.code !== 0) return failed()
  // TypeScript 5.9 finds syntax errors in patterns that version 7 does not.
  const { code } = await tool('typescript', ['--project', 'tests/generators'], { stream: true })
  return code === 0 ? vitest('generators') : failed()
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
