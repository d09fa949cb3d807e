import { expect, onTestFinished, test, vi } from 'vitest'
import { createMock } from '../../client/mock.ts'
import { runWorker } from './fake-runtime.testing.ts'
import { deferred } from './turn.ts'

const MINUTE_MS = 60_000

function open(variables: Parameters<typeof runWorker>[0] = {}) {
  const worker = runWorker(variables)
  const mock = createMock({ url: 'http://localhost', fetch: worker.fetch })
  const call = (method: string, path: string) =>
    worker.fetch(new Request(`http://localhost${path}`, { method, headers: mock.headers }))
  return { worker, mock, call, storage: worker.storageOf(mock.key) }
}

/** From now on, it is that much later. */
function letPass(ms: number) {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + ms)
  onTestFinished(() => clock.mockRestore())
}

test('a webhook that arrives after the end of its session is not taken for one of the next session', async () => {
  const { mock, call } = open()
  const arrived = deferred()
  const endpoint = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null))
    .mockResolvedValueOnce(new Response(null, { status: 500 }))
    .mockReturnValueOnce(arrived.promise.then(() => new Response(null)))
  onTestFinished(() => endpoint.mockRestore())
  await mock.webhooks.sendTo('http://localhost/hooks', 'sesame')
  await mock.payer.pay((await mock.paymentLinks.insert()).id)
  letPass(MINUTE_MS)
  await call('GET', '/api/auth/verify')
  await vi.waitFor(() => expect(endpoint).toHaveBeenCalledTimes(2))
  await mock.end()
  arrived.resolve()
  await mock.webhooks.sendTo('http://localhost/hooks', 'sesame')
  for (const { id } of [await mock.paymentLinks.insert(), await mock.paymentLinks.insert()])
    await mock.payer.pay(id)
  expect(endpoint).toHaveBeenCalledTimes(4)
})

test('a call that cannot be stored has no effect, and the next one is answered', async () => {
  const { worker, mock, storage } = open()
  await mock.scenario('new-merchant')
  const { exec } = storage.sql
  const full = vi.spyOn(storage.sql, 'exec').mockImplementation((query, ...values) => {
    if (query.startsWith('INSERT INTO parts')) throw new Error('database or disk is full')
    return exec(query, ...values)
  })
  await expect(mock.paymentLinks.insert()).rejects.toThrow('full')
  full.mockRestore()
  expect(await mock.paymentLinks.all()).toEqual([])
  worker.evict()
  expect(await mock.paymentLinks.all()).toEqual([])
})

test.each([{}, { CORS_ORIGINS: 'http://localhost:5173' }])(
  'OPTIONS on the product leaves a session that returns as it was, with the variables %j',
  async (variables) => {
    const { worker, mock, call } = open(variables)
    await call('GET', '/api/auth/verify')
    await call('OPTIONS', '/api/payments/links')
    await call('GET', '/api/auth/verify')
    const calls = await mock.journal.calls()
    worker.evict()
    expect(await mock.journal.calls()).toEqual(calls)
  },
)

test('OPTIONS that CORS answers is not stored', async () => {
  const { call, storage } = open({ CORS_ORIGINS: 'http://localhost:5173' })
  await call('GET', '/api/auth/verify')
  expect((await call('OPTIONS', '/api/payments/links')).status).toBe(204)
  expect(storage.tables.get('calls')).toHaveLength(1)
})

test('a call sent together with the end of its session belongs to the next session', async () => {
  const { mock } = open()
  await mock.session()
  const [, { id }] = await Promise.all([mock.end(), mock.paymentLinks.insert()])
  expect((await mock.paymentLinks.all()).map((link) => link.id)).toContain(id)
})

test('an idle session leaves nothing in the storage', async () => {
  const { worker, mock, storage } = open()
  await mock.scenario('new-merchant')
  await worker.alarm(mock.key)
  expect(storage.tables.get('calls')).toHaveLength(1)
  letPass(31 * MINUTE_MS)
  await worker.alarm(mock.key)
  expect([...storage.tables.keys()]).toEqual([])
  expect(storage.alarmAt).toBeUndefined()
  expect((await mock.paymentLinks.all()).length).toBeGreaterThan(0)
})

test.each([
  ['a body that no call may have', 413, 'POST', '/api/auth/login', { body: 'x'.repeat(1024 * 1024 + 1) }],
  ['a wrong control token', 401, 'PUT', '/__mock/clock', { headers: { 'X-Mock-Control-Token': 'guessed' } }],
] as const)('a call with %s is not stored', async (_what, status, method, path, init) => {
  const { worker, mock, storage } = open({ CONTROL_TOKEN: 'ours' })
  const headers = { ...mock.headers, ...('headers' in init && init.headers) }
  const request = new Request(`http://localhost${path}`, { method, ...init, headers })
  expect((await worker.fetch(request)).status).toBe(status)
  expect(storage.tables.get('calls') ?? []).toHaveLength(0)
})
