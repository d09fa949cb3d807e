import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../../../mock-server/client/mock.ts'
import { sendTo } from '../isolation.ts'
import { clientOf } from '../server.ts'
import type { Engine } from './workerd/serve-by-workerd.ts'
import { builtWorker, startEngine, workerdProgram } from './workerd/serve-by-workerd.ts'

const engines: Engine[] = []

// Skipped if the workerd program is not installed.
describe.skipIf(!workerdProgram())('in a runtime without Node', () => {
  beforeAll(async () => {
    const worker = await builtWorker()
    const storage = () => mkdtempSync(join(tmpdir(), 'kosha-sessions-'))
    engines.push(await startEngine(worker, storage()), await startEngine(worker, storage()))
  })
  afterAll(() => Promise.all(engines.map(({ close }) => close())))

  function open({ key, engine = engines[0] }: { key?: string; engine?: Engine | undefined } = {}) {
    const url = engine?.url ?? ''
    const mock = createMock({ url, ...(key !== undefined && { key }) })
    return { mock, ...clientOf(mock, sendTo(url)) }
  }

  test('one key identifies two separate sessions on two engines', async () => {
    const [mine, other] = engines.map((engine) => open({ key: 'shared', engine }).mock)
    await mine?.scenario('new-merchant')
    await mine?.paymentLinks.insert({ title: 'Mine' })
    await other?.scenario('new-merchant')
    expect(await other?.paymentLinks.all()).toEqual([])
    expect(await mine?.paymentLinks.all()).toMatchObject([{ title: 'Mine' }])
  })

  test('a deleted session starts again', async () => {
    const { mock } = open()
    await mock.scenario('new-merchant')
    await mock.end()
    expect((await mock.paymentLinks.all()).length).toBeGreaterThan(0)
  })

  test('a slow response does not delay other calls of its session', async () => {
    const { mock, call } = open()
    await mock.faults.next('verifySession', { latency: { fixed: 60_000 } })
    const slow = new AbortController()
    const pending = fetch(`${mock.url}/api/auth/verify`, { headers: mock.headers, signal: slow.signal })
    const gone = pending.catch(() => 'gone')
    const waiting = mock.journal.waitFor('getStats')
    await mock.journal.waitFor('verifySession')
    expect((await call('GET', '/payments/stats')).status).toBe(401)
    expect((await waiting)[0].status).toBe(401)
    slow.abort()
    expect(await gone).toBe('gone')
  })
})
