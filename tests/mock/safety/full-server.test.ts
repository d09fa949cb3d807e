import { expect, test } from 'vitest'
import { documents, startMockServer } from '../server.ts'

test('a full server rejects another session, and can be inspected and cleared without one', async () => {
  const server = startMockServer({ maxSessions: 2 })
  await server.openMock('one').session()
  await server.openMock('two').session()
  await expect(server.openMock('three').session()).rejects.toThrow('already has 2 mock sessions')
  const listed = await server.ask('/__mock/sessions')
  expect(listed.status).toBe(200)
  expect((await listed.json()).sessions.map(({ key }: { key: string }) => key)).toEqual(['one', 'two'])
  expect((await server.ask('/__mock/scenarios')).status).toBe(200)
  expect((await server.ask('/__mock/coverage')).status).toBe(200)
  expect((await server.ask('/__mock/sessions/one', { method: 'DELETE' })).status).toBe(204)
  expect((await server.ask('/api/auth/verify')).status).toBe(401)
})

test('server-wide calls create no session', async () => {
  const server = startMockServer()
  await server.ask('/__mock/scenarios')
  await server.ask('/__mock/coverage')
  const listed = await server.ask('/__mock/sessions', { headers: { 'x-mock-session': 'mine' } })
  expect(await listed.json()).toEqual({ sessions: [] })
})

test('a server without spare memory creates no session, takes no snapshot, imports nothing and adds nothing', async () => {
  const memory = { hasRoom: true }
  const server = startMockServer({ ...documents, hasMemory: () => memory.hasRoom })
  const mock = server.openMock()
  const exported = await mock.snapshots.export()
  const link = await mock.paymentLinks.insert()
  memory.hasRoom = false
  for (const call of [
    () => server.openMock().session(),
    () => mock.snapshots.take('one'),
    () => mock.snapshots.import(exported),
    () => mock.scenario('large'),
    () => mock.faults.add({ operation: 'getStats', status: 503 }),
    () => mock.transactions.insert(),
    () => mock.payer.pay(link.id),
    () => mock.webhooks.sendTo('http://localhost/hooks', 'sesame'),
  ]) {
    await expect(call()).rejects.toThrow('memory')
  }
  const response = await server.ask('/api/auth/verify', { headers: { 'x-mock-session': 'new' } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await server.ask('/api/auth/verify', { headers: mock.headers })).status).toBe(401)
  // Calls that free memory still work.
  await mock.faults.clear()
  await mock.paymentLinks.remove(link.id)
  memory.hasRoom = true
  await mock.snapshots.take('one')
})
