import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { createMock } from '../../../mock-server/client/mock.ts'
import { buildWorker } from '../../../scripts/package/build-package.ts'
import { bundle } from '../../../scripts/package/bundle.ts'
import { clientOf, startMockServer } from '../server.ts'
import { startProgram } from './start-program.ts'

type Engine = { url: string; close: () => Promise<void> }
type Runtime = { name: string; start: () => Promise<Engine> }

async function started(args: string[]): Promise<Engine> {
  const { url, close } = startProgram([...args, '--port', '0'])
  return { url: await url(), close }
}

const main = fileURLToPath(new URL('../../../mock-server/main.ts', import.meta.url))

const node: Runtime = { name: 'Node', start: () => started(['--import', 'tsx', main]) }
const oneFile: Runtime = {
  name: 'the one file',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'kosha-one-file-'))
    await bundle({ folder, entries: { 'kosha-mock': 'mock-server/main.ts' } })
    return started([join(folder, 'kosha-mock.mjs')])
  },
}
const workerd: Runtime = {
  name: 'workerd',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'kosha-worker-'))
    await buildWorker(folder)
    const options = ['--control-fd=3', '--socket-addr=http=127.0.0.1:0']
    const child = spawn(workerdProgram() ?? '', ['serve', join(folder, 'workerd.capnp'), ...options], {
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    })
    const closed = once(child, 'close')
    // workerd reports its port on the control channel.
    const said = await Promise.race([once(child.stdio[3] ?? child, 'data'), closed])
    const port = /"port":\s*(\d+)/.exec(String(said[0]))?.[1]
    if (!port) throw new Error(`workerd did not start: ${said[0]}`)
    return {
      url: `http://127.0.0.1:${port}`,
      async close() {
        child.kill('SIGKILL')
        await closed
      },
    }
  },
}

/** The path of the `workerd` program; undefined if `npm test -- workerd` has not installed it. */
function workerdProgram(): string | undefined {
  try {
    const requireFrom = createRequire(new URL('workerd/package.json', import.meta.url))
    const { default: program } = requireFrom('workerd')
    return typeof program === 'string' && existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

/**
 * Changes and deletes all that a session has, beside others that do the same.
 * @returns the final state, with the session's key replaced by KEY
 * @throws Error if it sees changes of another
 */
async function runScript(url: string, key: string) {
  const mock = createMock({ url, key })
  await mock.scenario('busy-day', { clock: '2026-11-21T06:30:00Z' })
  const { call, signIn } = clientOf(mock, sendTo(url))
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
  if (calls.some((call) => call.seq > calls.length)) throw new Error(`${key} has calls of others`)
  const { body } = await call('GET', '/payments/stats', { as })
  await mock.end()
  return JSON.stringify([body, links]).replaceAll(key, 'KEY')
}

/** Sends a client's calls to a running server. */
const sendTo = (url: string) => (request: Request) =>
  fetch(new Request(request.url.replace('http://mock', url), request))

/** The state of a session, for comparison. */
const stateOf = async (mock: Mock) =>
  JSON.stringify([await mock.snapshots.export(), await callsOf(mock), await mock.outbox.all()])

// Added by the HTTP client of Node, which the calls of this process do not pass through.
const BY_THE_CLIENT = ['accept', 'accept-encoding', 'accept-language', 'sec-fetch-mode', 'user-agent']

const callsOf = async (mock: Mock) =>
  (await mock.journal.calls()).map((call) => {
    const sent = Object.entries(call.request.headers).filter(([name]) => !BY_THE_CLIENT.includes(name))
    return { ...call, request: { ...call.request, headers: Object.fromEntries(sent) } }
  })

async function act(mock: Mock, send: (request: Request) => Promise<Response>) {
  await mock.scenario('busy-day', { seed: 7, clock: '2026-11-21T06:30:00Z' })
  const { call, signIn } = clientOf(mock, send)
  const as = await signIn()
  const { link } = (await call('POST', '/payments/create', { as, body: { title: 'Atlas', amount: 49_900 } }))
    .body
  const { transaction } = await mock.payer.pay(link.id)
  await mock.faults.next('refundTransaction', { status: 503 })
  for (const amount of [100, 200])
    await call('POST', '/payments/refund', { as, body: { transactionId: transaction.id, amount } })
  await call('POST', '/auth/forgot-password', { body: { email: 'asha@tarang.example' } })
  await mock.clock.advance({ days: 2 })
}

// Skipped if the workerd program is not installed.
describe.each([node, oneFile, ...(workerdProgram() ? [workerd] : [])])('on $name', ({ start }) => {
  let running: Engine = { url: '', close: async () => undefined }
  const open = (key: string = crypto.randomUUID()) => createMock({ url: running.url, key })

  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running.close())

  test('20 simultaneous clients each see their own session', async () => {
    const keys = Array.from({ length: 20 }, (_, number) => `busy-day-${number}`)
    const ends = await Promise.all(keys.map((key) => runScript(running.url, key)))
    expect(new Set(ends).size).toBe(1)
  })

  test('the same seed, clock and calls lead to the same state as in this process', async () => {
    const local = startMockServer()
    const [here, there] = [local.openMock('same'), open('same')]
    await act(here, local.fetch)
    await act(there, sendTo(running.url))
    expect(await stateOf(there)).toBe(await stateOf(here))
  })

  test('a slow response does not delay other calls of its session', async () => {
    const mock = open()
    const ask = (path: string, signal?: AbortSignal) =>
      fetch(`${mock.url}/api${path}`, { headers: mock.headers, signal: signal ?? null })
    await mock.faults.next('verifySession', { latency: { fixed: 60_000 } })
    const slow = new AbortController()
    const pending = ask('/auth/verify', slow.signal).catch(() => 'gone')
    const waiting = mock.journal.waitFor('getStats')
    await mock.journal.waitFor('verifySession')
    expect((await ask('/payments/stats')).status).toBe(401)
    expect((await waiting)[0].status).toBe(401)
    slow.abort()
    expect(await pending).toBe('gone')
  })
})
