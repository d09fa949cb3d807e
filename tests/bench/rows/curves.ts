import type { Contestant } from '../contestant.ts'
import { mockServer, startContestant } from '../contestant.ts'
import type { Call, Entry } from '../load.ts'
import { race } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus, lists, signedIn } from '../responses.ts'

const MIB = 1024 * 1024
const SESSIONS = [1, 100, 1000]
const PAYLOADS = [1, 10, 100]
const SMALLER = [1000, 10_000]

/** Cost by rows per session, by request size and by number of sessions. */
export async function curveRows(): Promise<Row[]> {
  const mock = await startContestant(mockServer, ['--port', '0'])
  const rows = [await byRows(mock), await byPayload(mock)]
  mock.close()
  return [...rows, ...(await bySessions())]
}

async function byRows(mock: Contestant): Promise<Row> {
  const large = await signedIn(mock, 'rows-100000', 'large')
  const exported = await expectStatus(mock, { method: 'GET', path: '/__mock/export', headers: large }, 200)
  const session = JSON.parse(exported.text)
  const entries: Record<string, Entry> = {}
  for (const count of SMALLER) {
    const key = { 'x-mock-session': `rows-${count}` }
    const rows = { ...session.rows, transactions: session.rows.transactions.slice(0, count) }
    const body = JSON.stringify({ ...session, rows })
    await expectStatus(mock, { method: 'PUT', path: '/__mock/import', headers: key, body }, 200)
    entries[`${count.toLocaleString('en')} rows`] = page(mock, { ...key, authorization: large.authorization })
  }
  entries['100,000 rows'] = page(mock, large)
  return {
    what: 'page of 3 rows, filtered, by the rows of a session',
    unit: 'µs',
    figures: await race(entries),
  }
}

const page = (contestant: Contestant, headers: Record<string, string>): Entry => ({
  contestant,
  call: () => get(`${lists}?status=failed&method=card&limit=3`, headers),
  expected: 200,
})

async function byPayload(mock: Contestant): Promise<Row> {
  const headers = await signedIn(mock, 'payload')
  const entries = PAYLOADS.map((limit) => [
    `${limit} ${limit === 1 ? 'row' : 'rows'}`,
    { contestant: mock, call: () => get(`${lists}?limit=${limit}`, headers), expected: 200 },
  ])
  return { what: 'list, by the rows asked for', unit: 'µs', figures: await race(Object.fromEntries(entries)) }
}

/** One process per measurement, with busy-day sessions that have a signed-in user. */
async function bySessions(): Promise<Row[]> {
  const memory: Record<string, number[]> = {}
  const opening: Record<string, number[]> = {}
  for (const count of SESSIONS) {
    const mock = await startContestant(mockServer, ['--port', '0'])
    // The cost of the first session is part of the startup measurement.
    await signedIn(mock, 'first')
    const before = await mock.usage()
    for (let session = 1; session < count; session++) await signedIn(mock, `session-${session}`)
    const { cpuMs } = await mock.usage()
    const name = `${count.toLocaleString('en')} ${count === 1 ? 'session' : 'sessions'}`
    memory[name] = [(await mock.settled()).rss / MIB]
    if (count > 1) opening[name] = [(cpuMs - before.cpuMs) / (count - 1)]
    mock.close()
  }
  return [
    { what: 'memory, by the number of sessions', unit: 'MiB', figures: memory },
    { what: 'opening a session and signing in, by their number', unit: 'ms', figures: opening },
  ]
}

const get = (path: string, headers: Record<string, string>): Call => ({ method: 'GET', path, headers })
