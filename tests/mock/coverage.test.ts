import { expect, test } from 'vitest'
import type { Mock } from '../../mock-server/client/mock.ts'
import { createProxy } from '../../mock-server/engine/proxy/app.ts'
import { documents, startMockServer } from './server.ts'

type Coverage = Awaited<ReturnType<Mock['coverage']>>
const exercised = ({ declared }: Coverage) =>
  declared.filter(({ calls }) => calls > 0).map(({ operation, calls }) => `${operation} ${calls}`)

test('the coverage of a session only counts its own calls, and none that a fault has answered', async () => {
  const server = startMockServer()
  const [first, second] = [server.open(), server.open()]
  await first.call('GET', '/payments/stats')
  await second.call('GET', '/payments/stats')
  await second.call('GET', '/auth/verify')
  await first.mock.faults.next('getStats', { status: 200 })
  await first.call('GET', '/payments/stats')
  expect(exercised(await first.mock.coverage({ session: first.mock.key }))).toEqual(['getStats 1'])
  expect(exercised(await first.mock.coverage({ session: second.mock.key }))).toEqual([
    'verifySession 1',
    'getStats 1',
  ])
  expect(exercised(await first.mock.coverage())).toEqual(['verifySession 1', 'getStats 2'])
})

test('the coverage of an unknown session is rejected, and no session is created', async () => {
  const { mock } = startMockServer().open()
  await expect(mock.coverage({ session: 'none' })).rejects.toThrow('There is no session none')
})

test('clearing the coverage also clears that of each session', async () => {
  const server = startMockServer()
  const { mock, call } = server.open()
  await call('GET', '/payments/stats')
  await server.fetch(new Request('http://mock/__mock/coverage', { method: 'DELETE' }))
  expect(exercised(await mock.coverage({ session: mock.key }))).toEqual([])
})

test('a proxy has no coverage per session', async () => {
  const proxy = createProxy({ ...documents, target: 'http://backend.test/api' })
  expect((await proxy.request('/__mock/coverage?session=mine')).status).toBe(422)
  expect((await proxy.request('/__mock/coverage')).status).toBe(200)
})
