import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from '../tool.ts'

/** What of a run a change can reach. */
export type Reach = { since: string; site: boolean; specs: string[] }

/** The pages of each folder of browser tests; those of a folder that is not listed concern every screen. */
export const PAGES: Record<string, RegExp> = {
  books: /^web\/merchant\/books\//,
  dashboard: /^web\/merchant\/(dashboard|insights)\//,
  inspector: /^mock-server\/engine\/inspector\//,
  live: /^web\/merchant\/live\//,
  'payment-links': /^web\/merchant\/(payment-links|bulk-links|details)\//,
  public: /^web\/(site|public)\//,
  search: /^web\/merchant\/search\//,
  session: /^web\/(session|auth)\//,
  settings: /^web\/merchant\/settings\//,
  settlements: /^web\/merchant\/(settlements|reconciliation|details)\//,
  transactions: /^web\/merchant\/(transactions|bulk-refunds|details)\//,
}
const EVERY_SCREEN = /^web\/.*\.tsx$/

/** The server of the browser tests; the frame around every page; and what no import names. */
const EVERYTHING = [
  /^tests\/e2e\/(support\/|playwright\.config)/,
  /^web\/(shell|theme|fonts)\//,
  /^web\/[^/]+$/,
  /\.(css|woff2|html|yaml)$/,
  /^(package|package-lock|tsconfig)\.json$/,
]

/** What all of the merchant area shares: its list of screens, its dialogs, its way to show amounts. */
const isOfNoFolder = (file: string) =>
  file.startsWith('web/merchant/') && !Object.values(PAGES).some((pages) => pages.test(file))

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * What the changes since a revision can reach, committed or not: by default since the branch left its upstream.
 * @throws Error if git does not know the revision
 */
export async function reachOfChange(revision?: string): Promise<Reach> {
  const since = await commitOf(revision ?? '@{upstream}').catch((error: Error) => {
    if (revision !== undefined) throw error
    return commitOf('HEAD')
  })
  const changed = [
    ...(await git('diff', '--name-only', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  const args = ['web', 'mock-server', 'tests/e2e', '--affected', since, '--output-type', 'json']
  const { code, output } = await tool('dependency-cruiser', args)
  if (code !== 0) throw new Error(output.trim())
  const graph: { modules: { source: string }[] } = JSON.parse(output)
  const reached = graph.modules.map(({ source }) => source)
  return { since, ...reachOf(changed, reached, specFiles()) }
}

/**
 * @param changed the files that differ
 * @param reached the modules that import one of them, directly or not
 */
export function reachOf(changed: string[], reached: string[], specs: string[]): Omit<Reach, 'since'> {
  const product = changed.filter((file) => !isTest(file))
  const all = [...product, ...reached.filter((file) => !isTest(file))]
  const isEverything =
    product.some((file) => EVERYTHING.some((pattern) => pattern.test(file)) || isOfNoFolder(file)) ||
    reached.some((file) => /^tests\/e2e\/support\//.test(file))
  const reachedSpecs = specs.filter((spec) => {
    const pages = PAGES[spec.split('/')[2] ?? ''] ?? EVERY_SCREEN
    return isEverything || all.some((file) => file === spec || pages.test(file))
  })
  return {
    site: isEverything || reachedSpecs.length > 0 || all.some((file) => file.startsWith('web/')),
    specs: reachedSpecs,
  }
}

function specFiles(): string[] {
  const files = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join('tests/e2e', file).replaceAll('\\', '/'))
}

async function commitOf(revision: string): Promise<string> {
  const [commit] = await git('merge-base', 'HEAD', revision)
  return commit ?? revision
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\n').filter(Boolean)
}
