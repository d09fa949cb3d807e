import { mkdirSync, writeFileSync } from 'node:fs'
import { measureBrowser } from './browser.ts'
import { measureMockServer } from './mock-server.ts'
import { markdown } from './report.ts'
import { pageRows } from './rows/pages.ts'

/**
 * `npm run bench` compares the mock server with its peers, measures the export and the built site in Chromium and
 * saves the tables to `tests/bench/results/` as Markdown and JSON. `npm run bench -- calls search start memory
 * curves pages browser` measures and prints only some rows; `isolation` runs 200 concurrent sessions. Only ratios are
 * comparable between machines.
 */
const wanted = process.argv.slice(2)

if (wanted.includes('isolation')) await import('./isolation.ts')
else {
  const ofSite = ['pages', 'browser']
  const wantsServer = wanted.length === 0 || wanted.some((group) => !ofSite.includes(group))
  const isWanted = (group: string) => wanted.length === 0 || wanted.includes(group)
  const rows = [
    ...(wantsServer ? await measureMockServer(wanted) : []),
    ...(isWanted('pages') ? await pageRows() : []),
    ...(isWanted('browser') ? await measureBrowser() : []),
  ]
  const table = markdown(rows)
  console.log(table)
  if (wanted.length === 0) {
    const results = new URL('results/', import.meta.url)
    mkdirSync(results, { recursive: true })
    writeFileSync(new URL('mock-server.md', results), table)
    writeFileSync(new URL('mock-server.json', results), `${JSON.stringify(rows, null, 2)}\n`)
  }
}
