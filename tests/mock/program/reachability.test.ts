import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { controlDocument } from '../../../mock-server/hosts/node/control-document.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { nodeServer } from '../../../mock-server/hosts/node/node-server.ts'
import { optionsFrom } from '../../../mock-server/hosts/node/options.ts'
import { clientOf, documents, startMockServer } from '../server.ts'

const APP = 'http://localhost:5173'

test('the path can contain the session of a call', async () => {
  const { fetch, ask, openMock } = startMockServer()
  const [mine, other] = [openMock('mine'), openMock('other')]
  const as = await clientOf(mine, fetch).signIn()
  const created = await ask(`${new URL(mine.sessionUrl).pathname}/api/payments/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json', 'x-mock-session': 'other' },
    body: JSON.stringify({ title: 'By path', amount: 49_900 }),
  })
  expect(created.status).toBe(201)
  await ask(`${new URL(mine.sessionUrl).pathname}/api/payments/transactions?status=failed`)
  expect((await mine.journal.calls({ after: 1 })).map(({ path }) => path)).toEqual([
    '/api/payments/create',
    '/api/payments/transactions?status=failed',
  ])
  expect(await other.journal.calls()).toEqual([])
})

test('a page of an allowed origin can send requests with cookies, a page of another cannot', async () => {
  const { ask } = startMockServer({ origins: [APP] })
  const preflight = (origin: string) =>
    ask('/s/mine/api/payments/create', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-mock-session',
      },
    })
  const { status, headers } = await preflight(APP)
  expect(status).toBe(204)
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': APP,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,content-type,x-mock-session',
    'access-control-allow-methods': expect.stringContaining('DELETE'),
    vary: expect.stringContaining('Origin'),
  })
  expect((await preflight('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const response = await ask('/api/payments/stats', { headers: { origin: APP } })
  expect({ status: response.status, allowed: response.headers.get('access-control-allow-origin') }).toEqual({
    status: 401,
    allowed: APP,
  })
  // The app compares Date with its clock and sends ETag back.
  expect(response.headers.get('access-control-expose-headers')).toMatch(/Date,ETag/)
})

test('by default, no page of another origin can read a response', async () => {
  const response = await startMockServer().ask('/api/payments/stats', { headers: { origin: APP } })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('health and documents require no token, and create no session', async () => {
  const { ask } = startMockServer({ control: controlFiles('secret') })
  expect(await (await ask('/__mock/health')).json()).toMatchObject({ status: 'ok' })
  for (const [name, text] of [
    ['openapi.yaml', readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')],
    ['control.yaml', controlDocument()],
  ]) {
    expect(await (await ask(`/__mock/${name}`)).text()).toBe(text)
  }
  const sessions = await ask('/__mock/sessions', { headers: { 'x-mock-control-token': 'secret' } })
  expect((await sessions.json()).sessions.length).toBeLessThanOrEqual(1)
})

test('a server that requires a session rejects calls without one, and creates none for them', async () => {
  const { ask, openMock } = startMockServer({ requireSession: true })
  for (const path of ['/api/auth/verify', '/__mock/clock', '/__mock/journal']) {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, 400])
    expect(await response.json()).toMatchObject({ message: 'X-Mock-Session is required by this server' })
  }
  expect(await (await ask('/__mock/sessions')).json()).toEqual({ sessions: [] })
  expect((await ask('/api/auth/verify', { headers: openMock().headers })).status).toBe(401)
  expect((await ask('/api/auth/verify', { headers: { cookie: 'X-Mock-Session=mine' } })).status).toBe(401)
  expect((await ask('/s/mine/api/auth/verify')).status).toBe(401)
})

test('a certificate without its key is rejected', () => {
  expect(() => optionsFrom(['--tls-cert', 'c'])).toThrow('--tls-cert and --tls-key go together')
})

test('an unreadable certificate is reported in one clear line', () => {
  expect(() => nodeServer(startMockServer().fetch, { cert: '/no/cert.pem', key: '/no/key.pem' })).toThrow(
    /^--tls-cert \/no\/cert\.pem and .* cannot be used: ENOENT/,
  )
})

test('it serves HTTPS with the given files', async () => {
  // Certificate and key in one file, which serves as either.
  const pem = fileURLToPath(new URL('localhost.testing.pem', import.meta.url))
  const server = nodeServer(createMockServer(documents).fetch, { cert: pem, key: pem })
  const { url, close } = await listen(server, 0)
  onTestFinished(() => close({ graceMs: 0 }))
  expect(url).toMatch(/^https:\/\/localhost:/)
  const send = (path: string, method = 'GET', body = '') =>
    new Promise((resolve) => {
      const options = {
        ca: readFileSync(pem),
        agent: false,
        method,
        headers: { 'content-type': 'application/json' },
      }
      const call = request(`${url}${path}`, options, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      call.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code)).end(body)
    })
  expect(await send('/__mock/health')).toBe(200)
  expect(await send('/__mock/faults', 'POST', '{"transport":{"how":"reset"}}')).toBe(201)
  expect(await send('/api/auth/verify')).toBe('ECONNRESET')
})
