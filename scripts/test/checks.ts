import { availableParallelism } from 'node:os'
import type { Finished } from '../tool.ts'
import { script, tool } from '../tool.ts'
import type { Tally } from './tally.ts'
import { failed, passed, sum } from './tally.ts'

type Check = { name: string; command: string; run: () => Promise<Finished> }

const documents = ['openapi.yaml', 'mock-server/kosha/control.yaml']

// Slow checks first, to keep all cores busy until the end.
const checks: Check[] = [
  ofTool('types', 'typescript-7', 'tsc', ['--noEmit']),
  // Configuration hints are disabled, since they depend on the environment (git hooks).
  ofTool('unused code', 'knip', 'knip', ['--no-progress', '--no-config-hints', '--config', '.knip.json']),
  ofTool('style', '@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
  ofTool('import directions', 'dependency-cruiser', 'depcruise', ['web', 'mock-server', 'scripts', 'tests']),
  ofTool('contract', '@redocly/cli', 'redocly', ['lint', ...documents, '--config', '.redocly.yaml'], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }),
  ofScript('text nodes', 'scripts/test/text-nodes.ts'),
  ofScript('contract types', 'scripts/generate/generate.ts', ['--check']),
  ofScript('contract examples', 'scripts/examples/examples.ts'),
  ofScript('workflows', 'scripts/supply-chain/check-workflows.ts'),
  ofScript('licences', 'scripts/supply-chain/check-licences.ts', ['--check']),
  ofScript('browser support', 'scripts/browser-support/browser-support.ts'),
  ofScript('source sizes', 'scripts/test/source-sizes.ts'),
]

/** Runs all static checks, one per core at a time, and prints the command and output of each failure. */
export async function check(): Promise<Tally> {
  const waiting = [...checks]
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
