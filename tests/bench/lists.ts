import { Hono } from 'hono'
import { createMockServer } from '../../mock-server/app.ts'
import { createMock } from '../../mock-server/client/mock.ts'
import type { Scenario } from '../../mock-server/seed/scenarios.ts'
import { fixedClock } from '../../mock-server/time/clock.ts'
import { clientOf, documents } from '../mock/server.ts'

/**
 * What checking costs: a list of 100 rows with both ways checked, journalled and role-checked, against the same rows
 * from a Hono app that checks nothing; and what size costs: a filtered list over 100,000 rows against 1,000.
 */
const ROUNDS = 9
const CALLS = 200

const server = createMockServer({ ...documents, clock: fixedClock(Date.parse('2026-11-21T06:30:00Z')) })
const fetch = async (request: Request) => server.fetch(request)
const small = await listOf('busy-day')
const large = await listOf('large')

const page = JSON.parse(await (await small('limit=100')).text())
const plain = new Hono().get('/api/payments/transactions', (context) => context.json(page))
const bare = () => plain.request('/api/payments/transactions?limit=100')

compare('list of 100 rows', await race({ unchecked: bare, checked: () => small('limit=100') }))
// Pages of three rows, which both have: what is compared is finding them.
for (const filter of [
  'status=failed&method=card',
  'search=meera',
  'from=2026-11-01&minAmount=50000&sort=-amount',
]) {
  const query = `${filter}&limit=3`
  compare(query, await race({ small: () => small(query), large: () => large(query) }))
}

async function listOf(scenario: Scenario) {
  const mock = createMock({ url: 'http://mock', key: scenario, fetch })
  await mock.scenario(scenario)
  const as = await clientOf(mock, fetch).signIn()
  const headers = { ...mock.headers, authorization: `Bearer ${as}` }
  return (query: string) => fetch(new Request(`http://mock/api/payments/transactions?${query}`, { headers }))
}

type Contestants = Record<string, () => Response | Promise<Response>>

/** The median of interleaved rounds, in milliseconds a call. */
async function race(contestants: Contestants): Promise<[string, number][]> {
  const times = new Map(Object.keys(contestants).map((name) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of Object.entries(contestants)) {
      const started = performance.now()
      for (let time = 0; time < CALLS; time++) await (await call()).text()
      times.get(name)?.push((performance.now() - started) / CALLS)
    }
  }
  return [...times].map(([name, each]) => [name, each.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0])
}

function compare(what: string, results: [string, number][]) {
  const [first, second] = results
  const each = results.map(([name, ms]) => `${name} ${ms.toFixed(3)} ms`).join(', ')
  console.log(`${what}: ${each}, ratio ${((second?.[1] ?? 0) / (first?.[1] ?? 1)).toFixed(2)}`)
}
