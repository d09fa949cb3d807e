import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, root, script, tool } from '../tool.ts'
import { ensureBrowser, installEngines } from './browser.ts'
import type { Tally } from './tally.ts'
import { failed, freshReport, passed, readReport, tallyOf } from './tally.ts'

/** Runs a project of tests/vitest.config.ts, or the given files of it. */
export async function vitest(
  project: 'unit' | 'contract' | 'hosts' | 'generators' | 'documents',
  files: string[] = [],
): Promise<Tally> {
  const report = freshReport(`${project}.json`)
  // A manual takes minutes: each is reported as soon as it is done.
  const onScreen = project === 'documents' ? 'verbose' : 'default'
  const reporters = [`--reporter=${onScreen}`, '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    'run',
    ...files,
    '--config',
    'tests/vitest.config.ts',
    '--project',
    `${project}*`,
    ...reporters,
  ]
  const { code } = await tool('vitest', args, { stream: true })
  const result = readReport(report)
  return tallyOf(code, result && { passed: result.numPassedTests, failed: result.numFailedTests })
}

export async function exportSite(): Promise<Tally> {
  const { code } = await script('scripts/build/build.ts', [], { stream: true })
  return code === 0 ? passed() : failed()
}

/** Checks the size of the built site. Each limit of .size-limit.cjs counts as one check. */
export async function budgets(): Promise<Tally> {
  const { code, output } = await tool('size-limit', ['--json'])
  const results: { name: string; passed?: boolean; size?: number; sizeLimit?: number }[] = parse(output) ?? []
  for (const { name, passed, size, sizeLimit } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name}: ${size} of ${sizeLimit} bytes`)
  }
  if (results.length === 0) console.log(output)
  const over = results.filter((result) => !result.passed).length
  return tallyOf(code, { passed: results.length - over, failed: over })
}

/** Runs Playwright against the built site and the mock API. */
export async function browserTests(files: string, shard?: string): Promise<Tally> {
  await ensureBrowser()
  return playwright(shard === undefined ? [files] : [files, `--shard=${shard}`])
}

async function playwright(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = freshReport('browser.json')
  const { code } = await tool('playwright', ['test', ...args, '--config', 'tests/e2e/playwright.config.ts'], {
    stream: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { stats } = readReport(report) ?? {}
  return tallyOf(code, stats && { passed: stats.expected, failed: stats.unexpected })
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
  return vitest('contract', ['tests/mock/program/runtimes'])
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
