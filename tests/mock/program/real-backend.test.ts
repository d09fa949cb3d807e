import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { createBackendApi, problemOf } from '../../../scripts/start/backend-api.ts'
import { productOptions } from '../../../scripts/start/product-options.ts'
import { startForeignBackend } from '../../contract/proof/foreign-backend/backend.ts'

const pem = readFileSync(new URL('localhost.testing.pem', import.meta.url))

type Body = { status: number; type: string; body: string }

/** The base path of a server that gives every call this response. */
async function answering({ status, type, body }: Body, secure = false) {
  const server = secure ? createSecureServer({ cert: pem, key: pem }) : createServer()
  server.on('request', (_request, response) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  })
  const { url, close } = await listen(server, 0)
  onTestFinished(() => close({ graceMs: 0 }))
  return `${url}/api`
}

test('a backend that conforms has no problem, and its calls pass the proxy', async () => {
  const backend = await startForeignBackend()
  onTestFinished(() => backend.close())
  expect(await problemOf(backend.url)).toBeUndefined()
  const api = createBackendApi({ target: backend.url, enforce: false, hosts: [] })
  const response = await api.request('http://localhost/api/payments/stats')
  expect([response.status, response.headers.get('x-contract-violation')]).toEqual([401, null])
  const journal = await (await api.request('http://localhost/__mock/journal')).json()
  expect(journal.calls).toHaveLength(1)
})

test('the problem of a backend is named in one sentence', async () => {
  const page = { status: 200, type: 'text/html', body: '<h1>Welcome to nginx!</h1>' }
  const error = { message: 'Please sign in.', requestId: 'r1' }
  const notBuilt = { status: 404, type: 'text/html', body: 'Cannot GET /auth/verify' }
  const broken = { status: 401, type: 'application/json', body: '{"message":' }
  const older = { status: 401, type: 'application/json', body: JSON.stringify(error) }
  const failing = { status: 500, type: 'application/json', body: '{"error":"no database"}' }
  expect(await problemOf('http://127.0.0.1:9/api')).toMatch(
    /^http:\/\/127\.0\.0\.1:9\/api cannot be reached: [^:]+\. Until it answers, the app says so\.$/,
  )
  expect(await problemOf(await answering(page))).toMatch(
    /does not look like this API: GET .*\/auth\/verify returned 200 text\/html\. Does the URL end with/,
  )
  expect(await problemOf(await answering(notBuilt))).toMatch(
    /auth\/verify returned 404: it is not built yet, .* or the URL lacks the base path/,
  )
  expect(await problemOf(await answering(broken))).toMatch(/does not look like this API: .* returned 401/)
  expect(await problemOf(await answering(failing))).toMatch(/ fails: GET .*\/auth\/verify returned 500\.$/)
  expect(await problemOf(await answering(older))).toMatch(
    /violates the contract, or follows another version of it: .* returned 401: .*code is required/,
  )
  expect(await problemOf(await answering(older, true))).toMatch(/certificate .*NODE_EXTRA_CA_CERTS/)
})

test('useless options are rejected with a useful one', () => {
  const options = (...args: string[]) => productOptions('start', args)
  expect(options('--backend', 'http://localhost:8080/api', '--enforce')).toMatchObject({
    backend: 'http://localhost:8080/api',
    enforce: true,
  })
  expect(() => options('--enforce')).toThrow('--enforce needs --backend')
  expect(() => options('--backend', 'localhost:8080')).toThrow('--backend is not a valid URL')
  expect(() => options('--backend', 'http://a:b@localhost')).toThrow('without user, password')
  expect(() => options('--bakend', 'http://localhost')).toThrow('did you mean --backend?')
})
