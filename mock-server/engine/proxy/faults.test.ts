import { expect, test } from 'vitest'
import { createMock } from '../../client/mock.ts'
import { before, forgot, message } from './before.testing.ts'

/** A proxy in front of a backend that counts the calls that reach it. */
async function open() {
  const reached: string[] = []
  const proxy = await before((request, response) => {
    reached.push(request.url ?? '')
    response.writeHead(202, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(message)
  })
  const { faults, journal } = createMock({ url: proxy.url })
  const ask = () => proxy.call('/api/auth/forgot-password', forgot)
  return { ...proxy, faults, journal, reached, ask }
}

test('a fault answers instead of the backend, which does not receive the request', async () => {
  const { faults, journal, control, reached, ask } = await open()
  await faults.next('requestPasswordReset', { status: 503, text: 'down', contentType: 'text/html' })
  const failed = await ask()
  expect([failed.status, failed.headers.get('content-type'), await failed.text()]).toEqual([
    503,
    'text/html',
    'down',
  ])
  expect(reached).toEqual([])
  expect((await ask()).status).toBe(202)
  expect(await journal.calls()).toMatchObject([
    { status: 503, verdict: { request: 'unchecked', response: 'injected' }, fault: { handled: false } },
    { status: 202, verdict: { request: 'valid', response: 'valid' } },
  ])
  expect((await control('/coverage')).exercised).toBe(1)
})

test('the real response is lost, cut or slowed down', async () => {
  const { faults, reached, ask } = await open()
  await faults.sequence('requestPasswordReset', [
    { transport: { how: 'reset' } },
    { transport: { how: 'cut' } },
    { transport: { how: 'malformed' } },
    { latency: { fixed: 5 } },
    { transport: { how: 'drip', ms: 5 } },
  ])
  await expect(ask()).rejects.toThrow(TypeError)
  await expect(ask().then((response) => response.text())).rejects.toThrow(TypeError)
  expect(await (await ask()).text()).toBe(message.slice(0, Math.ceil(message.length / 2)))
  expect(await (await ask()).text()).toBe(message)
  expect(await (await ask()).text()).toBe(message)
  expect(reached).toHaveLength(5)
})

test('a request lost before the backend is not forwarded', async () => {
  const { faults, journal, reached, ask } = await open()
  await faults.next('requestPasswordReset', { transport: { how: 'reset' }, handled: false })
  await expect(ask()).rejects.toThrow(TypeError)
  expect(reached).toEqual([])
  expect(await journal.calls()).toMatchObject([{ status: 0 }])
})
