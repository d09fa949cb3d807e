import { expect, test } from 'vitest'
import { createReloadableServer } from '../../mock-server/engine/app.ts'
import { fixedClock } from '../../mock-server/engine/time/clock.ts'
import { kosha } from '../../mock-server/kosha/backend.ts'
import { documents, NOON, startMockServer } from './server.ts'

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

function start(contract: unknown = documents.contract) {
  const server = createReloadableServer({
    ...documents,
    contract,
    clock: fixedClock(Date.parse(NOON)),
    version: '9.9.9',
  })
  const get = async (path: string, headers: Record<string, string> = {}) =>
    server.fetch(new Request(`http://mock${path}`, { headers }))
  return { ...server, get }
}

test('the journal keeps the trace', async () => {
  const { get } = start()
  await get('/api/payments/stats', { traceparent: TRACE })
  const { calls } = await (await get('/__mock/journal')).json()
  expect(calls[0].request.headers.traceparent).toBe(TRACE)
})

test('health names the version and the contract, by content', async () => {
  const healthOf = async ({ get }: ReturnType<typeof start>) => (await get('/__mock/health')).json()
  const server = start()
  const health = await healthOf(server)
  const version = Object(documents.contract).info.version
  expect(health).toEqual({
    status: 'ok',
    version: '9.9.9',
    contract: { version, hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
  })
  expect(await healthOf(start())).toEqual(health)
  const next = structuredClone(Object(documents.contract))
  next.info.version = '1.1.0'
  server.reload(next)
  const reloaded = await healthOf(server)
  expect(reloaded.contract.version).toBe('1.1.0')
  expect(reloaded.contract.hash).not.toBe(health.contract.hash)
})

test.each(['/', '/__mock/'])('%s leads to the web page', async (path) => {
  const response = await start().get(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/__mock'])
})

test('an error of the server itself is printed, and not sent', async () => {
  const lines: string[] = []
  const open = () => Promise.reject(new TypeError('store.disputes is undefined'))
  const { ask } = startMockServer({ backend: { ...kosha, open }, warn: (line) => lines.push(line) })
  const response = await ask('/api/auth/verify')
  expect(await response.json()).toMatchObject({ code: 'internal', message: 'The mock server failed.' })
  expect(lines.join('\n')).toMatch(/^TypeError: store\.disputes is undefined\n +at /m)
})
