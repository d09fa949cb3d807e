import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tool.ts'
import { PAGES, reachOf } from './changed.ts'

const specs = ['dashboard/charts', 'transactions/story', 'public/header', 'failures/toasts'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
)
const [charts, story, header, toasts] = specs

test('a change of a page runs the tests of that page and of failures', () => {
  const changed = ['web/merchant/dashboard/chart.tsx']
  expect(reachOf(changed, ['web/app.tsx', 'web/main.tsx'], specs)).toEqual({
    site: true,
    specs: [charts, toasts],
  })
})

test('a change of a shared module runs the tests of the pages that import it', () => {
  const reached = ['web/merchant/dashboard/chart.tsx', 'web/merchant/transactions/story.tsx']
  expect(reachOf(['web/ui/amount.ts'], reached, specs).specs).toEqual([charts, story, toasts])
})

test('a public page does not run the tests of the merchant area', () => {
  expect(reachOf(['web/site/legal/terms.ts'], ['web/site/legal/terms-page.tsx'], specs).specs).toEqual([
    header,
    toasts,
  ])
})

test.each(['web/styles.css', 'openapi.yaml', 'package-lock.json', 'web/shell/header.tsx', 'web/routes.tsx'])(
  'a change of %s runs every browser test',
  (file) => {
    expect(reachOf([file], [], specs).specs).toEqual(specs)
  },
)

test('a change of the mock server, which serves the browser tests, runs all of them', () => {
  expect(reachOf(['mock-server/kosha/rules/fees.ts'], ['tests/e2e/support/server.ts'], specs).specs).toEqual(
    specs,
  )
})

test('a changed browser test runs, and no other', () => {
  expect(reachOf(specs.slice(1, 2), specs.slice(1, 2), specs)).toEqual({ site: true, specs: [story] })
})

test('a change of a unit test or of a text needs neither the site nor a browser', () => {
  expect(reachOf(['web/ui/amount.test.ts', 'README.md'], ['web/ui/amount.test.ts'], specs)).toEqual({
    site: false,
    specs: [],
  })
})

test('what the merchant area shares runs every browser test', () => {
  expect(reachOf(['web/merchant/dialogs/modal.tsx'], [], specs).specs).toEqual(specs)
})

test.each([
  ['settings', 'web/merchant/settings/gateway-dialog.tsx'],
  ['settlements', 'web/merchant/reconciliation/match.ts'],
  ['transactions', 'web/merchant/details/receipt/receipt.ts'],
  ['dashboard', 'web/merchant/insights/hours.ts'],
])('the tests in %s run for %s', (folder, file) => {
  const own = `tests/e2e/${folder}/one.spec.ts`
  expect(reachOf([file], [], [own]).specs).toEqual([own])
})

test('the pages of every folder are where they are looked for', () => {
  const files = ['web', 'mock-server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  const empty = Object.entries(PAGES).filter(([, pages]) => !files.some((file) => pages.test(file)))
  expect(empty).toEqual([])
})
