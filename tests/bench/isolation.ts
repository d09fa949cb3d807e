import { createServer } from 'node:http'
import process from 'node:process'
import { getRequestListener } from '@hono/node-server'
import { createMock } from '../../mock-server/client/mock.ts'
import { createMockServer } from '../../mock-server/engine/app.ts'
import { listen } from '../../mock-server/hosts/node/listen.ts'
import type { Scenario } from '../../mock-server/kosha/seed/scenarios.ts'
import { runCrowd } from '../mock/isolation.ts'
import { documents } from '../mock/server.ts'

/**
 * 200 clients with 200 keys run one destructive script concurrently against one server. Each must see only
 * its own state, and the memory must be freed. Run with `node --expose-gc --import tsx
 * tests/bench/isolation.ts`, optionally with the URL of a running server.
 */
const CLIENTS = 200
const scenarios: Scenario[] = ['busy-day', 'large']

const { url, close } = process.argv[2] ? { url: process.argv[2], close: undefined } : await ownServer()

// A warm-up round, since memory kept by the engine and the connections does not belong to sessions.
for (const scenario of scenarios) await runCrowd(url, { clients: CLIENTS, scenario, round: 'first' })

for (const scenario of scenarios) {
  const before = megabytes()
  const started = performance.now()
  const ends = await runCrowd(url, { clients: CLIENTS, scenario, round: 'second' })
  const seconds = (performance.now() - started) / 1000
  const after = megabytes()
  const outcomes = new Set(ends.map(({ seen }) => seen))
  if (outcomes.size !== 1) throw new Error(`${scenario}: ${outcomes.size} different outcomes of one script`)
  console.log(
    `${scenario}: ${CLIENTS} sessions, ${ends.reduce((sum, { calls }) => sum + calls, 0)} calls in ${seconds.toFixed(1)} s` +
      (close ? `; heap before ${before} MB, after ${after} MB` : ''),
  )
}
console.log(`starting one session of large alone: ${(await aloneMs()).toFixed(1)} ms with its HTTP call`)
await close?.({ graceMs: 0 })

function ownServer() {
  const server = createMockServer({ ...documents, rateLimit: false })
  return listen(createServer(getRequestListener(server.fetch)), 0)
}

async function aloneMs() {
  const mock = createMock({ url, key: 'alone' })
  const started = performance.now()
  await mock.scenario('large', { clock: '2026-11-21T06:30:00Z' })
  return performance.now() - started
}

function megabytes(): number {
  for (let time = 0; time < 4; time++) globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}
