import { check } from './checks.ts'
import { browserTests, budgets, engineTests, exportSite, vitest, workerdTests } from './runners.ts'
import type { Stage, Tally } from './tally.ts'
import { conclude, failed, sum } from './tally.ts'

const stages: Record<string, Stage> = {
  check,
  unit: () => vitest('unit'),
  contract: () => vitest('contract'),
  build: exportSite,
  hosts: () => vitest('hosts'),
  budgets,
  browser: browserTests,
}

/** Stages that run only when requested by name. */
const onRequest: Record<string, Stage> = { engines: engineTests, workerd: workerdTests }
const all = { ...stages, ...onRequest }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in all))
if (unknown.length > 0) {
  console.error(`Unknown stage ${unknown.join(', ')}: choose from ${Object.keys(all).join(', ')}`)
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
  const tally = await run().catch((error: unknown) => {
    console.error(error)
    return failed()
  })
  tallies.push(tally)
  summary.push(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed`)
  stopped = tally.failed > 0
}

console.log(`\n${summary.join('\n')}\n`)
conclude(sum(tallies))
