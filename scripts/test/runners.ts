import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, root, script, tool } from '../tool.ts'
import { ensureBrowser } from './browser.ts'
import { engines, ensureEngine } from './engines.ts'
import type { Tally } from './tally.ts'
import { failed, freshReport, passed, readReport, tallyOf } from './tally.ts'

/** Runs a project of tests/vitest.config.ts. */
export async function vitest(
  project: 'unit' | 'contract' | 'hosts' | 'engines',
  files: string[] = [],
): Promise<Tally> {
  const report = freshReport(`${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
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
  if (!existsSync(join(root, '.size-limit.cjs'))) {
    console.log('No .size-limit.cjs: there are no budgets to check')
    return passed(0)
  }
  const { code, output } = await tool('size-limit', ['--json'])
  const results: { name: string; passed?: boolean; size?: number; sizeLimit?: number }[] = parse(output) ?? []
  for (const { name, passed, size, sizeLimit } of results) {
    console.log(`${passed === false ? '✗' : '✓'} ${name}: ${size} of ${sizeLimit} bytes`)
  }
  if (results.length === 0) console.log(output)
  const over = results.filter((result) => result.passed === false).length
  return tallyOf(code, { passed: results.length - over, failed: over })
}

/** Runs Playwright against the built site and the mock API. */
export async function browserTests(): Promise<Tally> {
  await ensureBrowser()
  const report = freshReport('browser.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code } = await tool('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    stream: true,
    env,
  })
  const stats = readReport(report)?.stats
  return tallyOf(code, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}

/** Tests the main journeys through the built site in Firefox and WebKit. */
export async function engineTests(): Promise<Tally> {
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('There is no built site: run `npm run build` first')
  await installPackages('tests/engines/drivers')
  const { code } = await tool('typescript-7', ['--project', 'tests/engines'], { stream: true })
  if (code !== 0) return failed()
  for (const engine of engines) await ensureEngine(engine)
  return vitest('engines')
}

/** Tests the mock server in workerd, a runtime without Node. */
export async function workerdTests(): Promise<Tally> {
  await installPackages('tests/mock/workerd')
  return vitest('contract', ['tests/mock/workerd', 'tests/mock/runtimes'])
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
