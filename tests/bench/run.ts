import { mkdirSync, writeFileSync } from 'node:fs'
import { measureMockServer } from './mock-server.ts'
import { markdown } from './report.ts'

/**
 * `npm run bench` measures the mock server beside its peers and keeps the table in `tests/bench/results/`, as Markdown
 * and as JSON; `npm run bench -- calls search start memory` only some of its rows, which are printed. `isolation` runs
 * 200 sessions at once, `browser` scrolls the built site through 100,000 rows. Only ratios compare between machines.
 */
const wanted = process.argv.slice(2)

if (wanted.includes('isolation')) await import('./isolation.ts')
else if (wanted.includes('browser')) await import('./long-tasks.ts')
else {
  const rows = await measureMockServer(wanted)
  const table = markdown(rows)
  console.log(table)
  if (wanted.length === 0) {
    const results = new URL('results/', import.meta.url)
    mkdirSync(results, { recursive: true })
    writeFileSync(new URL('mock-server.md', results), table)
    writeFileSync(new URL('mock-server.json', results), `${JSON.stringify(rows, null, 2)}\n`)
  }
}
