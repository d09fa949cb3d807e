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
import { runCrowd, sendTo } from '../isolation.ts'
import { clientOf, startMockServer } from '../server.ts'
import { startProgram } from './start-program.ts'

type Engine = { url: string; close: () => Promise<void> }
type Runtime = { name: string; start: () => Promise<Engine> }

const main = fileURLToPath(new URL('../../../mock-server/main.ts', import.meta.url))

const node: Runtime = { name: 'Node', start: () => startProgram(['--import', 'tsx', main]) }
const oneFile: Runtime = {
  name: 'the one file',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'kosha-one-file-'))
    await bundle({ folder, entries: { 'kosha-mock': 'mock-server/main.ts' } })
    return startProgram([join(folder, 'kosha-mock.mjs')])
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
    const ends = await runCrowd(running.url, { clients: 20, scenario: 'busy-day' })
    expect(new Set(ends.map(({ seen }) => seen)).size).toBe(1)
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
