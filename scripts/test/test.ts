import { commandLine, oneOf, orEnd } from '../../mock-server/hosts/node/command-line.ts'
import { scopeOfChange } from './changed.ts'
import { check } from './checks.ts'
import {
  browserTests,
  budgets,
  engineTests,
  exportSite,
  generatorTests,
  vitest,
  workerdTests,
} from './runners.ts'
import type { Stage, Tally } from './tally.ts'
import { conclude, failed, passed, sum } from './tally.ts'

const HELP = `
npm test -- [stage ...] [options]: without a stage, all but engines, workerd, generators and documents

  check, unit, contract, build, hosts, budgets, browser   in this order; the first that fails is the last
  engines      the browser tests in Firefox and WebKit
  workerd      the mock server on Cloudflare's runtime
  generators   clients that other people's generators make of both documents
  documents    the shell blocks of every manual, in a fresh clone

  --changed[=<revision>]   only what can tell of changes since the revision
                           (default: where this branch left its upstream, or the main branch)
`
const args = process.argv.slice(2)
const changed = args.find((option) => /^--changed(=|$)/.test(option))
const { positionals } = commandLine(
  HELP,
  {},
  { allowPositionals: true, args: args.filter((option) => option !== changed) },
)

const scope = changed === undefined ? undefined : await scopeOfChange(changed.split('=')[1])
const { base, site = true, specs } = scope ?? {}
const since = base?.commit
if (base) console.log(`Changes since ${base.commit.slice(0, 8)}, where this branch left ${base.name}`)
const nothing: Stage = () => {
  console.log('Not concerned by the changes.')
  return Promise.resolve(passed(0))
}

const stages: Record<string, Stage> = {
  check,
  unit: () => vitest('unit', { since }),
  contract: () => vitest('contract', { since }),
  build: site ? exportSite : nothing,
  hosts: site ? () => vitest('hosts') : nothing,
  budgets: site ? budgets : nothing,
  browser: specs?.length === 0 ? nothing : () => browserTests(specs),
}

/** Stages that run only when requested by name. */
const onRequest: Record<string, Stage> = {
  engines: engineTests,
  workerd: workerdTests,
  generators: generatorTests,
  documents: () => vitest('documents'),
}
const all = { ...stages, ...onRequest }
const asked = orEnd(() => positionals.map((name) => oneOf('The stage', name, Object.keys(all))))

const tallies: Tally[] = []
const summary: string[] = []
let stopped = false

for (const [name, run] of Object.entries(all)) {
  if (asked.length > 0 ? !asked.includes(name) : name in onRequest) continue
  if (stopped) {
    summary.push(`- ${name}: not run`)
    continue
  }
  console.log(`\n── ${name}`)
  const start = performance.now()
  const tally = await run().catch((error: unknown) => {
    console.error(error)
    return failed()
  })
  tallies.push(tally)
  const seconds = Math.round((performance.now() - start) / 1000)
  summary.push(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  )
  stopped = tally.failed > 0
}

console.log(`\n${summary.join('\n')}\n`)
conclude(sum(tallies))
