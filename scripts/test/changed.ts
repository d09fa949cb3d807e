import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../tool.ts'

/** Where the changes begin: a commit, and the branch or revision that gave it. */
type Base = { commit: string; name: string }

/** The parts of a run that the changes since a commit affect. */
type Scope = { base: Base; site: boolean; specs: string[] }

/** The branch that this one is pushed to, or before its first push the main branch. */
const BASES = ['@{upstream}', 'origin/HEAD', 'main']

/**
 * The commit where this branch left another one.
 * @throws Error if git does not know the revision
 */
export async function baseOf(revision?: string, cwd = root): Promise<Base> {
  const names = revision === undefined ? BASES : [revision]
  for (const name of names) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', name], { cwd })
    if (code === 0) return { commit: output.trim(), name }
  }
  throw new Error(`git knows none of ${names.join(', ')}; pass a revision with --changed=<revision>`)
}

/** The parts of a run that the changes since the base affect, committed or not. */
export async function scopeOfChange(revision?: string): Promise<Scope> {
  const base = await baseOf(revision)
  const changed = [
    ...(await git('diff', '--name-only', base.commit)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  const specs = browserTestsFor(changed, specFiles())
  return { base, site: specs.length > 0 || changed.some((file) => file.startsWith('web/')), specs }
}

/** Files that a browser test can notice, other than tests and documents. */
const PRODUCT = /^(web|mock-server|tests\/e2e)\/|^(openapi\.yaml|package(-lock)?\.json)$/
const TEST_OR_TEXT = /\.test\.tsx?$|\.md$/

/** The folder of the browser tests that are part of every run. */
export const JOURNEYS = 'tests/e2e/journeys/'
/** A regular expression of Playwright's command line. */
export const BESIDE_JOURNEYS = 'tests/e2e/(?!journeys/)'

/**
 * The browser tests in the folders that have the name of a folder of the change: those of `tests/e2e/books` and
 * `tests/e2e/journeys/books` for `web/merchant/books`. All journeys for files in no such folder, since any
 * screen may use them.
 */
export function browserTestsFor(changed: string[], specs: string[]): string[] {
  const folderOf = (spec: string) => spec.split('/').at(-2) ?? ''
  const folders = new Set(specs.map(folderOf))
  const product = changed.filter((file) => PRODUCT.test(file) && !TEST_OR_TEXT.test(file))
  const concerned = product.map((file) => file.split('/').filter((name) => folders.has(name)))
  const isShared = concerned.some((names) => names.length === 0)
  return specs.filter(
    (spec) => concerned.flat().includes(folderOf(spec)) || (isShared && spec.startsWith(JOURNEYS)),
  )
}

function specFiles(): string[] {
  const files = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join('tests/e2e', file).replaceAll('\\', '/'))
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\n').filter(Boolean)
}
