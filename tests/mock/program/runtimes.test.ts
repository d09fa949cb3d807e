import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { createMock } from '../../../mock-server/client/mock.ts'
import { bundle } from '../../../scripts/package/bundle.ts'
import { runCrowd, sendTo } from '../isolation.ts'
import { clientOf, startMockServer } from '../server.ts'
import { startProgram } from './start-program.ts'
import type { Engine } from './workerd/serve-by-workerd.ts'
import { builtWorker, startEngine, workerdProgram } from './workerd/serve-by-workerd.ts'

type Runtime = { name: string; prepare: () => Promise<() => Promise<Engine>> }

const main = fileURLToPath(new URL('../../../mock-server/main.ts', import.meta.url))

const node: Runtime = {
  name: 'Node',
  prepare: async () => () => startProgram(['--import', 'tsx', main]),
}
const oneFile: Runtime = {
  name: 'the one file',
  async prepare() {
    const folder = mkdtempSync(join(tmpdir(), 'kosha-one-file-'))
    await bundle({ folder, entries: { 'kosha-mock': 'mock-server/main.ts' } })
    return () => startProgram([join(folder, 'kosha-mock.mjs')])
  },
}
const workerd: Runtime = {
  name: 'workerd with an object for each session',
  async prepare() {
    const folder = await builtWorker()
    const storage = mkdtempSync(join(tmpdir(), 'kosha-sessions-'))
    return () => startEngine(folder, storage)
  },
}

/** The state of a session, for comparison. */
const stateOf = async (mock: Mock) =>
  JSON.stringify([await mock.snapshots.export(), await callsOf(mock), await mock.outbox.all()])

// Added by the HTTP client of Node, which the calls of this process do not pass through.
const BY_THE_CLIENT = ['accept', 'accept-encoding', 'accept-language', 'sec-fetch-mode', 'user-agent']

const callsOf = async (mock: Mock) =>
  (await mock.journal.calls()).map((call) => {
    const own = Object.entries(call.request.headers).filter(([name]) => !BY_THE_CLIENT.includes(name))
    return { ...call, request: { ...call.request, headers: Object.fromEntries(own) } }
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
describe.each([node, oneFile, ...(workerdProgram() ? [workerd] : [])])('on $name', ({ prepare }) => {
  const engine: { current?: Engine | undefined; start?: () => Promise<Engine> } = {}
  const running = () => engine.current ?? { url: '', close: async () => undefined }
  const open = (key: string = crypto.randomUUID()) => createMock({ url: running().url, key })

  beforeAll(async () => {
    engine.start = await prepare()
    engine.current = await engine.start()
  })
  afterAll(() => running().close())

  test('20 simultaneous clients each see their own session', async () => {
    const ends = await runCrowd(running().url, { clients: 20, scenario: 'busy-day' })
    expect(new Set(ends.map(({ seen }) => seen)).size).toBe(1)
  })

  test('the same seed, clock and calls lead to the same state as in this process', async () => {
    const own = startMockServer()
    const [here, there] = [own.openMock('same'), open('same')]
    await act(here, own.fetch)
    await act(there, sendTo(running().url))
    expect(await stateOf(there)).toBe(await stateOf(here))
  })

  test('a session survives a restart', async () => {
    const before = open()
    await act(before, sendTo(running().url))
    await before.snapshots.take('here')
    const [state, exported] = [await stateOf(before), await before.snapshots.export()]
    await running().close()
    engine.current = await engine.start?.()
    const after = open(before.key)
    // State that exists only in memory is transferred by an export.
    if (prepare !== workerd.prepare) {
      await after.snapshots.import(exported)
      expect(await after.snapshots.export()).toEqual(exported)
    } else {
      expect(await stateOf(after)).toBe(state)
      expect((await after.snapshots.all()).map(({ name }) => name)).toEqual(['here'])
    }
  })
})
