import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../../../mock-server/client/mock.ts'
import { ownContract, version } from '../../../mock-server/hosts/node/documents.ts'
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

  test('roles, formats and rules are those of the contract', async () => {
    const { call, signIn, mock } = open()
    expect((await call('GET', '/payments/stats')).status).toBe(401)
    const [merchant, viewer] = [await signIn(), await signIn('neel@tarang.example')]
    const link = { title: 'Atlas', amount: 49_900 }
    expect((await call('POST', '/payments/create', { as: viewer, body: link })).status).toBe(403)
    expect((await call('POST', '/payments/create', { as: merchant, body: { title: '' } })).status).toBe(400)
    expect((await call('POST', '/payments/create', { as: merchant, body: link })).status).toBe(201)
    const { id } = await mock.transactions.insert({ amount: 50_000 })
    const refund = { transactionId: id, amount: 50_001 }
    expect((await call('POST', '/payments/refund', { as: merchant, body: refund })).status).toBe(409)
  })

  test('every list conforms to the contract', async () => {
    const { call, signIn, mock } = open()
    const as = await signIn()
    for (const list of ['transactions', 'links', 'settlements', 'gateways', 'methods', 'stats']) {
      expect((await call('GET', `/payments/${list}`, { as })).status).toBe(200)
    }
    const calls = await mock.journal.calls()
    expect(calls.map(({ verdict }) => verdict.response)).toEqual(calls.map(() => 'valid'))
  })

  test('clock, faults, payer and snapshots work as on Node', async () => {
    const { call, mock } = open()
    await mock.scenario('new-merchant', { clock: '2026-11-21T06:30:00Z' })
    await mock.snapshots.take('empty')
    const { id } = await mock.paymentLinks.insert({ amount: 50_000 })
    expect((await mock.payer.pay(id)).link.status).toBe('paid')
    expect((await mock.clock.advance({ days: 3 })).map(({ what }) => what)).toContain('settlement-goes-out')
    await mock.faults.next('verifySession', { status: 503, latency: { fixed: 5 } })
    expect((await call('GET', '/auth/verify')).status).toBe(503)
    await mock.snapshots.restore('empty')
    expect(await mock.paymentLinks.all()).toEqual([])
  })

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

  test('health reports the version of the package, and version and hash of the contract', async () => {
    const health = await fetch(`${engines[0]?.url}/__mock/health`)
    const { version: contractVersion } = Object(ownContract()).info
    expect(await health.json()).toEqual({
      status: 'ok',
      version: version(),
      contract: { version: contractVersion, hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
    })
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
