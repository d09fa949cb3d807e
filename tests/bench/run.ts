import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine, oneOf, orEnd } from '../../mock-server/hosts/node/command-line.ts'
import { bundle } from '../../scripts/package/bundle.ts'
import { mockServer, startContestant } from './contestant.ts'
import type { Row } from './report.ts'
import { markdown } from './report.ts'
import { responsesOf } from './responses.ts'
import { callRows } from './rows/calls.ts'
import { memoryRows } from './rows/memory.ts'
import { siteRows } from './rows/site.ts'
import { soakRows } from './rows/soak.ts'
import { startRows } from './rows/start.ts'

/**
 * `npm run bench` compares the mock server with its peers, measures the built site, and saves the tables to
 * `tests/bench/results/` as Markdown and JSON. `npm run bench -- calls start memory soak site` measures and prints only some
 * of them. Only ratios are comparable between machines.
 */
const groups = { calls: callRows, start: startRows, memory: memoryRows, soak: soakRows, site: siteRows }
const names = Object.keys(groups)
const { positionals } = commandLine(
  `
npm run bench -- [${names.join('|')} ...]: compares the mock server with its peers, and measures the built site

Without a name all are measured, and the tables saved to tests/bench/results/.
`,
  {},
  { allowPositionals: true },
)
const wanted = orEnd(() => positionals.map((name) => oneOf('The group', name, names)))

const folder = mkdtempSync(join(tmpdir(), 'kosha-bench-'))
// Compiled like the mock server, so that the loader is not measured.
for (const name of ['bare-hono', 'empty', 'fastify', 'raw'])
  await bundle({ folder, entries: { [name]: `tests/bench/contestants/${name}.ts` } })
const mock = await startContestant(mockServer, ['--port', '0'])
writeFileSync(join(folder, 'responses.json'), JSON.stringify(await responsesOf(mock)))
mock.close()

const rows: Row[] = []
for (const [group, measure] of Object.entries(groups))
  if (wanted.length === 0 || wanted.includes(group)) rows.push(...(await measure(folder)))
rmSync(folder, { recursive: true })

const table = markdown(rows)
console.log(table)
if (wanted.length === 0) {
  const results = new URL('results/', import.meta.url)
  mkdirSync(results, { recursive: true })
  writeFileSync(new URL('results.md', results), table)
  writeFileSync(new URL('results.json', results), `${JSON.stringify(rows, null, 2)}\n`)
}
