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

const options = process.argv.slice(2)
const changed = options.find((option) => /^--changed(=|$)/.test(option))
const asked = options.filter((option) => option !== changed)

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
}
const all = { ...stages, ...onRequest }

const unknown = asked.filter((name) => !(name in all))
if (unknown.length > 0) {
  console.error(
    `Unknown stage ${unknown.join(', ')}: choose from ${Object.keys(all).join(', ')}, and --changed[=<revision>]`,
  )
  conclude(failed())
}

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
