import { EventEmitter, once } from 'node:events'
import { createServer, request } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listen } from '../../hosts/node/listen.ts'
import { before, forgot, message, violationsIn } from './before.testing.ts'

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a body compressed with %s is decoded, validated and passed on', async (encoding, compress) => {
  const { call } = await before((_request, response) => {
    response.writeHead(202, { 'content-type': 'application/json', 'content-encoding': encoding })
    response.end(compress(message))
  })
  const response = await call('/api/auth/forgot-password', forgot)
  expect([response.status, violationsIn(response), await response.text()]).toEqual([202, null, message])
})

test('a chunked response arrives completely, however it is split', async () => {
  const { call } = await before((_request, response) => {
    response.writeHead(202, { 'content-type': 'application/json' })
    for (const sign of message) response.write(sign)
    response.end()
  })
  expect(await (await call('/api/auth/forgot-password', forgot)).text()).toBe(message)
})

test.each([204, 205, 304])('%d has no body, and none is added', async (status) => {
  const { call } = await before((_request, response) => response.writeHead(status).end())
  const response = await call('/api/payments/links/plink_1', { method: 'DELETE' })
  expect([response.status, await response.text()]).toEqual([status, ''])
})

test('304 is valid for a conditional request only', async () => {
  const { call } = await before((_request, response) => response.writeHead(304).end())
  expect(violationsIn(await call('/api/payments/stats', { headers: { 'if-none-match': '"1"' } }))).toBeNull()
  expect(violationsIn(await call('/api/payments/stats'))).toContain('304')
})

test('bytes are forwarded unchanged, even if they are not text', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_each, at) => at)
  const { call } = await before((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
  })
  const response = await call('/api/payments/stats')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  expect(violationsIn(response)).toBe('response: the content type is image/png')
})

test('a huge body passes through, and the journal only keeps its size', async () => {
  const size = 8 * 1024 * 1024
  const { call, control } = await before((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify('x'.repeat(size)))
  })
  expect((await (await call('/api/payments/stats')).text()).length).toBe(size + 2)
  const [recorded] = (await control('/journal')).calls
  expect(recorded.response).toEqual({ headers: { 'content-type': 'application/json' }, size: size + 2 })
})

test('a redirect is passed on, not followed', async () => {
  let requests = 0
  const { call } = await before((_request, response) => {
    requests++
    response.writeHead(302, { location: 'https://elsewhere.example/api/payments/stats' }).end()
  })
  const response = await call('/api/payments/stats')
  expect([response.status, response.headers.get('location'), requests]).toEqual([
    302,
    'https://elsewhere.example/api/payments/stats',
    1,
  ])
  expect(violationsIn(response)).toContain('status 302 is not declared')
})

test('cookies are forwarded both ways, and repeated headers stay separate', async () => {
  const { call } = await before((incoming, response) => {
    response.setHeader('set-cookie', ['a=1; Path=/', `seen=${incoming.headers.cookie?.replace('=', '-')}`])
    response.writeHead(501).end()
  })
  const response = await call('/api/payments/stats', { headers: { cookie: 'b=2' } })
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'seen=b-2'])
})

test('HEAD is validated as GET without its body', async () => {
  const { call, control } = await before((incoming, response) => {
    response.writeHead(incoming.method === 'HEAD' ? 200 : 500, { 'content-type': 'application/json' }).end()
  })
  const response = await call('/api/payments/stats', { method: 'HEAD' })
  expect([response.status, violationsIn(response)]).toEqual([200, null])
  expect((await control('/journal')).calls).toMatchObject([{ method: 'HEAD', operation: 'getStats' }])
})

test('a CORS preflight passes without validation', async () => {
  const { call } = await before((_request, response) => {
    response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  })
  const response = await call('/api/payments/stats', { method: 'OPTIONS' })
  expect([
    response.status,
    response.headers.get('access-control-allow-origin'),
    violationsIn(response),
  ]).toEqual([204, '*', null])
})

test('a slow backend is awaited, and its request aborted when the client disconnects', async () => {
  const arrivals = new EventEmitter()
  const { url, control } = await before((incoming) => arrivals.emit('call', incoming.socket))
  const arrived = once(arrivals, 'call')
  const caller = request(`${url}/api/payments/stats`).on('error', () => undefined)
  caller.end()
  const [socket] = await arrived
  const hungUp = once(socket, 'close')
  const recording = control('/journal?operation=getStats&wait=60000')
  caller.destroy()
  await hungUp
  // The backend did nothing wrong: browsers hang up at every navigation.
  const [call] = (await recording).calls
  expect(call).toMatchObject({ status: 0, verdict: { request: 'unchecked', response: 'undeclared' } })
  expect(call.violations).toEqual([])
  expect((await control('/coverage')).violations).toEqual([])
})

test('a backend that is down, aborts its response or does not speak HTTPS is 502 with the reason', async () => {
  const down = await listen(createServer(), 0)
  await down.close()
  const { call, behind, control } = await before(() => undefined, { target: `${down.url}/api` })
  const response = await call('/api/payments/stats')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({
    message: 'The backend cannot be reached: nothing is listening at this address (ECONNREFUSED).',
  })
  expect((await control('/journal')).calls).toMatchObject([
    { status: 502, verdict: { response: 'broken' }, violations: [expect.stringContaining('ECONNREFUSED')] },
  ])
  const tls = await before(() => undefined, { target: behind.replace('http:', 'https:') })
  expect((await (await tls.call('/api/payments/stats')).json()).message).toContain('does not speak HTTPS')
  const cut = await before((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setImmediate(() => response.destroy())
  })
  expect((await (await cut.call('/api/payments/stats')).json()).message).toContain('closed the connection')
})

test('a request without an end is rejected, and its backend not called', async () => {
  let calls = 0
  const { url } = await before((_request, response) => {
    calls++
    response.end()
  })
  const chunk = new Uint8Array(4 * 1024 * 1024)
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }, { highWaterMark: 0 })
  const endless = { method: 'POST', body, duplex: 'half' }
  const response = await fetch(`${url}/api/auth/forgot-password`, endless).catch(() => undefined)
  // The connection may end before the client has read the response.
  expect([413, undefined]).toContain(response?.status)
  expect(calls).toBe(0)
})
