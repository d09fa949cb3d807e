import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../../mock-server/client/mock.ts'
import { clientOf } from './server.ts'
import { serveByWorkerd, workerdProgram } from './workerd.ts'

const program = workerdProgram()
const running: { url: string; close: () => Promise<void> } = { url: '', close: async () => undefined }

// Without the program there is nothing to start: the test says so by being skipped.
describe.skipIf(!program)('on a runtime without Node', () => {
  beforeAll(async () => {
    Object.assign(running, await serveByWorkerd(program ?? ''))
  }, 120_000)
  afterAll(() => running.close())

  function open() {
    const mock = createMock({ url: running.url })
    const send = (request: Request) =>
      fetch(new Request(request.url.replace('http://mock', running.url), request))
    return { mock, ...clientOf(mock, send) }
  }

  test('roles, shapes and rules are those of the contract', async () => {
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

  test('every list is answered as the contract says', async () => {
    const { call, signIn, mock } = open()
    const as = await signIn()
    for (const list of ['transactions', 'links', 'settlements', 'gateways', 'methods', 'stats']) {
      expect((await call('GET', `/payments/${list}`, { as })).status).toBe(200)
    }
    const calls = await mock.journal.calls()
    expect(calls.map(({ verdict }) => verdict.answer)).toEqual(calls.map(() => 'valid'))
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
})
