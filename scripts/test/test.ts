import { mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine, oneOf, orEnd } from '../../mock-server/hosts/node/command-line.ts'
import { controlDocument } from '../../mock-server/hosts/node/control-document.ts'
import type { Finished } from '../tool.ts'
import { script, tool } from '../tool.ts'
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
npm test -- [stage ...] [options]: without a stage, those of the first line

  check, unit, contract, build, hosts, budgets, journeys   in this order; the first that fails is the last
  browser      the browser tests beside the journeys
  engines      the browser tests in Firefox and WebKit
  workerd      the mock server on a runtime without Node
  generators   clients that other people's generators make of both documents
  documents    the shell blocks of every manual, in a fresh clone

  --shard=<number>/<total>   one part of the browser tests
`
const { positionals, values } = commandLine(HELP, { shard: { type: 'string' } }, { allowPositionals: true })

const stages: Record<string, Stage> = {
  check,
  unit: () => vitest('unit'),
  contract: () => vitest('contract'),
  build: exportSite,
  hosts: () => vitest('hosts'),
  budgets,
  journeys: () => browserTests('tests/e2e/journeys/', values.shard),
}

/** Stages that run only when requested by name. */
const onRequest: Record<string, Stage> = {
  browser: () => browserTests('tests/e2e/(?!journeys/)', values.shard),
  engines: engineTests,
  workerd: workerdTests,
  generators: generatorTests,
  documents: () => vitest('documents'),
}
const allStages = { ...stages, ...onRequest }
const requested = orEnd(() => positionals.map((name) => oneOf('The stage', name, Object.keys(allStages))))

const tallies: Tally[] = []
const summary: string[] = []
let stopped = false

for (const [name, run] of Object.entries(allStages)) {
  if (requested.length > 0 ? !requested.includes(name) : name in onRequest) continue
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

type Check = { name: string; command: string; run: () => Promise<Finished> }

/** Runs all static checks, one per core at a time, and prints the command and output of each failure. */
async function check(): Promise<Tally> {
  const control = join(mkdtempSync(join(tmpdir(), 'kosha-')), 'control.yaml')
  writeFileSync(control, controlDocument())
  const documents = ['openapi.yaml', control]
  // Slow checks first, to keep all cores busy until the end.
  const waiting = [
    ofTool('types', 'typescript-7', 'tsc', ['--noEmit']),
    // Configuration hints are disabled, since they depend on the environment (git hooks).
    ofTool('unused code', 'knip', 'knip', ['--no-progress', '--no-config-hints', '--config', '.knip.json']),
    ofTool('style', '@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
    ofTool('import directions', 'dependency-cruiser', 'depcruise', [
      'web',
      'mock-server',
      'scripts',
      'tests',
    ]),
    ofTool('contract', '@redocly/cli', 'redocly', ['lint', ...documents, '--config', '.redocly.yaml'], {
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    }),
    ofScript('contract types', 'scripts/generate/generate.ts', ['--check']),
    ofScript('workflows', 'scripts/supply-chain/check-workflows.ts'),
    ofScript('licences', 'scripts/supply-chain/check-licences.ts'),
    ofScript('browser support', 'scripts/browser-support/browser-support.ts'),
  ]
  const tallies: Tally[] = []
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await runCheck(next))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return sum(tallies)
}

async function runCheck({ name, command, run }: Check): Promise<Tally> {
  const start = Date.now()
  const { code, output } = await run().catch((error: Error) => ({ code: 1, output: error.message }))
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code === 0) return passed()
  console.log(`\n  ${command}\n\n${output.trim().replace(/^/gm, '  ')}\n`)
  return failed()
}

function ofTool(name: string, from: string, binary: string, args: string[], env = {}): Check {
  return { name, command: ['npx', binary, ...args].join(' '), run: () => tool(from, args, { env }) }
}

function ofScript(name: string, file: string, args: string[] = []): Check {
  return { name, command: ['npx tsx', file, ...args].join(' '), run: () => script(file, args) }
}
