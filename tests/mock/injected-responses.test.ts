import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()
const open = () => {
  const { mock, call } = server.open()
  const ask = (path: string) => server.fetch(new Request(`http://mock/api${path}`, { headers: mock.headers }))
  return { mock, ask, call }
}

test('a sequence answers the first call with 500, cuts off the second and passes the third', async () => {
  const { mock, call } = open()
  await mock.faults.sequence('getStats', [{ status: 500 }, { transport: { how: 'cut' } }, {}])
  expect((await call('GET', '/auth/verify')).status).toBe(401)
  expect((await call('GET', '/payments/stats')).status).toBe(500)
  await expect(call('GET', '/payments/stats')).rejects.toThrow(TypeError)
  expect(await mock.faults.all()).toMatchObject([{ hits: 2, sequence: [{ status: 500 }, {}, {}] }])
  expect((await call('GET', '/payments/stats')).status).toBe(401)
  expect(await mock.faults.all()).toEqual([])
})

test('an empty step of a sequence also protects its call from older faults', async () => {
  const { mock, call } = open()
  await mock.faults.add({ status: 503 })
  await mock.faults.sequence('getStats', [{}, { status: 500 }])
  const statuses: number[] = []
  for (let count = 0; count < 3; count++) statuses.push((await call('GET', '/payments/stats')).status)
  expect(statuses).toEqual([401, 500, 503])
})

test.each([
  [502, '<h1>Bad gateway</h1>', 'text/html'],
  [200, '{"stats":', 'application/json'],
  [200, '[]', 'application/problem+json'],
  [500, '', 'text/plain'],
])('the status %i with the body %j as %s is sent unchanged', async (status, text, contentType) => {
  const { mock, ask } = open()
  await mock.faults.next('getStats', { status, text, contentType })
  const response = await ask('/payments/stats')
  expect([response.status, await response.text()]).toEqual([status, text])
  if (text !== '') expect(response.headers.get('content-type')).toBe(contentType)
})

test('a text without a content type is plain text', async () => {
  const { mock, ask } = open()
  await mock.faults.next('getStats', { status: 503, text: 'Wartungsarbeiten' })
  expect((await ask('/payments/stats')).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('JSON is sent as the type that a fault gives', async () => {
  const { mock, ask } = open()
  const contentType = 'application/problem+json'
  await mock.faults.next('getStats', { status: 503, body: { title: 'Down' }, contentType })
  expect((await ask('/payments/stats')).headers.get('content-type')).toBe(contentType)
})

test('a response that drips arrives in pieces, and completely', async () => {
  const { mock, ask } = open()
  const whole = await (await ask('/payments/stats')).json()
  await mock.faults.next('getStats', { transport: { how: 'drip', ms: 9 } })
  const { body } = await ask('/payments/stats')
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(5)
  expect({ ...JSON.parse(Buffer.concat(pieces).toString()), requestId: '' }).toEqual({
    ...whole,
    requestId: '',
  })
})
