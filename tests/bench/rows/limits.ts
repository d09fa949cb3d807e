import type { Contestant } from '../contestant.ts'
import { mockServer, startContestant } from '../contestant.ts'
import type { Call } from '../load.ts'
import { race, send } from '../load.ts'
import type { Row } from '../report.ts'
import { credentials, expectStatus, link, lists, PAGE, signedIn } from '../responses.ts'

const HEAP_MIB = 256

/** The limits of one process: the calls that use up its processor, and the sessions that fill its heap. */
export async function limitRows(): Promise<Row[]> {
  const mock = await startContestant(mockServer, ['--port', '0'])
  const calls = await callsPerSecond(mock)
  mock.close()
  // The clock stands still, so that all sessions share the payments that they do not change.
  const args = ['--port', '0', '--scenario', 'large', '--clock', '2026-11-21T06:30:00Z']
  const small = await startContestant(mockServer, args, {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`,
  })
  const sessions = await sessionsUntilFull(small)
  small.close()
  return [
    { what: 'calls that one process answers', unit: 'calls/s', figures: calls },
    {
      what: `sessions that each change one of 100,000 payments, until a heap of ${HEAP_MIB} MiB is full`,
      unit: 'sessions',
      figures: { Kosha: [sessions] },
    },
  ]
}

/** By processor time, since the load generator needs a processor too. */
async function callsPerSecond(mock: Contestant): Promise<Record<string, number[]>> {
  const headers = await signedIn(mock, 'limits')
  const get = (path: string) => (): Call => ({ method: 'GET', path, headers })
  const signIn: Call = { method: 'POST', path: '/api/auth/login', headers, body: credentials }
  // Each round starts with the same number of links.
  const create = async (round: number): Promise<Call> => ({
    ...{ method: 'POST', path: '/api/payments/create', body: link },
    headers: await signedIn(mock, `limits-${round}`),
  })
  const costs = await race({
    'sign in': { contestant: mock, call: () => signIn, expected: 200 },
    'page of 3 rows, filtered': { contestant: mock, call: get(PAGE), expected: 200 },
    'list of 100 rows': { contestant: mock, call: get(`${lists}?limit=100`), expected: 200 },
    'create a link': { contestant: mock, call: create, expected: 201 },
  })
  return Object.fromEntries(
    Object.entries(costs).map(([name, rounds]) => [name, rounds.map((microseconds) => 1e6 / microseconds)]),
  )
}

/** Opens sessions of 100,000 payments that each refund one of them, until the server rejects another one. */
async function sessionsUntilFull(mock: Contestant): Promise<number> {
  for (let count = 0; ; count++) {
    const key = { 'x-mock-session': `full-${count}` }
    const response = await send(mock, {
      method: 'POST',
      path: '/api/auth/login',
      headers: key,
      body: credentials,
    })
    if (response.status === 429) return count
    const headers = { ...key, authorization: `Bearer ${JSON.parse(response.text).token}` }
    const newest: Call = { method: 'GET', path: `${lists}?status=success&limit=1`, headers }
    const { transactions } = JSON.parse((await expectStatus(mock, newest, 200)).text)
    const body = JSON.stringify({ transactionId: transactions[0].id, amount: 100 })
    await expectStatus(mock, { method: 'POST', path: '/api/payments/refund', headers, body }, 200)
  }
}
