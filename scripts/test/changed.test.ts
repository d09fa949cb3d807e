import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../tool.ts'
import { baseOf, browserTestsFor } from './changed.ts'

const specs = [
  'dashboard/charts',
  'transactions/story',
  'journeys/dashboard/figures',
  'journeys/site/terms',
].map((name) => `tests/e2e/${name}.spec.ts`)
const [charts, story, figures, terms] = specs

test('a change of a screen runs the browser tests in the folders of its name', () => {
  const changed = ['web/merchant/dashboard/chart.tsx', 'web/merchant/dashboard/chart.css']
  expect(browserTestsFor(changed, specs)).toEqual([charts, figures])
})

test('a changed browser test runs with those of its folder', () => {
  expect(browserTestsFor(['tests/e2e/transactions/rows.ts'], specs)).toEqual([story])
})

test.each([
  'web/ui/amount.ts',
  'web/theme/styles.css',
  'mock-server/kosha/rules/fees.ts',
  'openapi.yaml',
  'package-lock.json',
  'tests/e2e/support/server.ts',
])('a change of %s, which every screen may use, runs every journey', (file) => {
  expect(browserTestsFor(['web/merchant/dashboard/chart.tsx', file], specs)).toEqual([charts, figures, terms])
})

test('a change of a unit test, a script or a text runs no browser test', () => {
  const changed = ['web/ui/amount.test.ts', 'scripts/dev/dev.ts', 'README.md', 'mock-server/README.md']
  expect(browserTestsFor(changed, specs)).toEqual([])
})

test('a branch is compared with the main branch until it is pushed, then with what was pushed', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'kosha-git-'))
  const git = async (...args: string[]) => {
    const identity = ['-c', 'user.name=Asha', '-c', 'user.email=asha@tarang.example']
    const { code, output } = await run('git', [...identity, ...args], { cwd })
    if (code !== 0) throw new Error(output)
    return output.trim()
  }
  const commit = () => git('commit', '--allow-empty', '--quiet', '--message', 'A change')
  await git('init', '--quiet', '--initial-branch', 'main')
  await commit()
  const left = await git('rev-parse', 'HEAD')
  await git('switch', '--quiet', '--create', 'feature')
  await commit()
  expect(await baseOf(undefined, cwd)).toEqual({ commit: left, name: 'main' })

  const pushed = await git('rev-parse', 'HEAD')
  await git('branch', 'pushed')
  await git('branch', '--quiet', '--set-upstream-to', 'pushed')
  await commit()
  expect(await baseOf(undefined, cwd)).toEqual({ commit: pushed, name: '@{upstream}' })
  await expect(baseOf('no-such-branch', cwd)).rejects.toThrow('git knows none of no-such-branch')
})
