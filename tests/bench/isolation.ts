import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createMockServer } from '../../mock-server/app.ts'
import { createMock } from '../../mock-server/client/mock.ts'
import { listen } from '../../mock-server/node/listen.ts'
import type { Scenario } from '../../mock-server/seed/scenarios.ts'
import { clientOf, documents } from '../mock/server.ts'

/**
 * 200 clients with 200 keys run one destructive script at once against one server. Each must see its own state and
 * nothing else, and the memory must come back. Run with `node --expose-gc --import tsx tests/bench/isolation.ts`.
 */
const CLIENTS = 200
const scenarios: Scenario[] = ['busy-day', 'large']

const server = createMockServer({ ...documents, rateLimit: false })
const { url, close } = await listen(createServer(getRequestListener(server.fetch)), 0)

// A round of everything first: what the engine and the connections keep for good is no session's memory.
for (const scenario of scenarios) await crowd(scenario, 'first')

for (const scenario of scenarios) {
  const before = megabytes()
  const started = performance.now()
  const ends = await crowd(scenario, 'second')
  const seconds = (performance.now() - started) / 1000
  const after = megabytes()
  const worlds = new Set(ends.map(({ world }) => world))
  if (worlds.size !== 1) throw new Error(`${scenario}: ${worlds.size} different outcomes of one script`)
  console.log(
    `${scenario}: ${CLIENTS} sessions, ${ends.reduce((sum, { calls }) => sum + calls, 0)} calls in ${seconds.toFixed(1)} s; ` +
      `heap before ${before} MB, after ${after} MB`,
  )
}
console.log(`beginning one session of large by itself: ${(await aloneMs()).toFixed(1)} ms with its HTTP call`)
await close({ graceMs: 0 })

function crowd(scenario: Scenario, round: string) {
  return Promise.all(
    Array.from({ length: CLIENTS }, (_each, n) => destroy(`${scenario}-${round}-${n}`, scenario)),
  )
}

async function destroy(key: string, scenario: Scenario) {
  const mock = createMock({ url, key })
  await mock.scenario(scenario, { clock: '2026-11-21T06:30:00Z' })
  const { call, signIn } = clientOf(mock, (request) => fetch(moved(request)))
  const as = await signIn()
  const created = await call('POST', '/payments/create', { as, body: { title: key, amount: 70_000 } })
  const { transaction } = await mock.payer.pay(created.body.link.id)
  await call('POST', '/payments/refund', { as, body: { transactionId: transaction.id, amount: 70_000 } })
  for (const { id, status } of (await call('GET', '/payments/links', { as })).body.links) {
    if (status === 'active') await call('DELETE', `/payments/links/${id}`, { as })
  }
  await mock.clock.advance({ hours: 20 })
  const { links } = (await call('GET', '/payments/links', { as })).body
  const foreign = links.filter(({ title }: { title: string }) => /-\d+$/.test(title) && title !== key)
  if (foreign.length > 0) throw new Error(`${key} sees ${foreign[0].title}`)
  const calls = await mock.journal.calls()
  if (calls.some((each) => each.seq > calls.length)) throw new Error(`${key} has calls of others`)
  const { body } = await call('GET', '/payments/stats', { as })
  await mock.end()
  return { calls: calls.length, world: JSON.stringify([body, links]).replaceAll(key, 'KEY') }
}

async function aloneMs() {
  const mock = createMock({ url, key: 'alone' })
  const started = performance.now()
  await mock.scenario('large', { clock: '2026-11-21T06:30:00Z' })
  return performance.now() - started
}

function moved(request: Request): Request {
  return new Request(request.url.replace('http://mock', url), request)
}

function megabytes(): number {
  for (let time = 0; time < 4; time++) globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}
