import { expect, test } from 'vitest'
import { controlFiles, ownContract } from '../../hosts/node/documents.ts'
import { kosha } from '../../kosha/backend.ts'
import { DEMO_PASSWORD } from '../../kosha/demo-accounts.ts'
import { identify } from '../../kosha/identify.ts'
import { createMockServer } from '../app.ts'
import { createProxy } from './app.ts'

const contract = ownContract()
const backend = createMockServer({ contract, backend: kosha })

type Change = (response: Response) => Promise<Response> | Response

/** A proxy in front of the mock server; `change` may spoil the responses. */
function proxied(change: Change = (response) => response, enforce = false) {
  const fetch = async (request: Request) => change(await backend.fetch(request))
  const target = 'http://backend.test/api'
  const proxy = createProxy({ contract, identify, target, enforce, fetch, control: controlFiles() })
  const call = async (path: string, init: RequestInit = {}) => proxy.request(path, init)
  const signIn = async () => {
    const body = JSON.stringify({ email: 'asha@tarang.example', password: DEMO_PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const { token } = await (await call('/api/auth/login', { method: 'POST', headers, body })).json()
    return { authorization: `Bearer ${token}` }
  }
  return { call, signIn }
}

/** The requests that the backend of a proxy receives. */
async function forwarded(headers: Record<string, string>, hosts?: string[]) {
  const received: Request[] = []
  const fetch = (request: Request) => {
    received.push(request)
    return Promise.resolve(Response.json({}))
  }
  const proxy = createProxy({ contract, target: 'http://backend.test/api', fetch, ...(hosts && { hosts }) })
  const response = await proxy.request('/api/auth/verify', { headers })
  return { status: response.status, received }
}

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
  'a call from a page of another site is not forwarded: %o',
  async (headers) => {
    expect(await forwarded(headers)).toEqual({ status: 403, received: [] })
  },
)

test.each([
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' }, []],
  [{ origin: 'http://localhost:5173' }, []],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, ['shop.example']],
])('a call of %o is forwarded, to allowed hosts %o', async (headers, hosts) => {
  expect((await forwarded(headers, hosts)).received).toHaveLength(1)
})

test("the backend gets neither the token of the control calls nor the session's key", async () => {
  const { received } = await forwarded({
    'X-Mock-Control-Token': 'ours',
    'X-Mock-Session': 'key',
    'X-Other': 'theirs',
  })
  const names = [...(received[0]?.headers.keys() ?? [])]
  expect(names.filter((name) => name.startsWith('x-'))).toEqual(['x-other'])
})

test.each([
  ['a token in the query', '/api/auth/verify?token=SECRET&x=1&access_token=SECRET', {}, undefined],
  ['X-Auth-Token', '/api/auth/verify', { 'x-auth-token': 'SECRET', 'x-access-token': 'SECRET' }, undefined],
  [
    'names in a body',
    '/api/auth/login',
    {},
    { access_token: 'SECRET', refreshToken: 'SECRET', jwt: 'SECRET', apiKey: 'SECRET', sessionId: 'SECRET' },
  ],
  ['numbers and lists', '/api/auth/login', {}, { token: ['SECRET'], idToken: { value: 'SECRET' } }],
])('the journal of a proxy hides %s', async (_what, path, headers, body) => {
  const { call } = proxied()
  const json = { 'content-type': 'application/json', ...headers }
  await call(path, body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers: json })
  expect(await (await call('/__mock/journal')).text()).not.toContain('SECRET')
})

const without = (field: string) => async (response: Response) => {
  const { [field]: _left, ...rest } = await response.json()
  return Response.json(rest, { status: response.status })
}

test('with --enforce an invalid response is 502 with the reasons', async () => {
  const headers = await proxied().signIn()
  const response = await proxied(without('links'), true).call('/api/payments/links', { headers })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('links') }] })
})

test('an invalid request is reported and forwarded, and rejecting it is not a violation', async () => {
  const { call, signIn } = proxied(undefined, true)
  const response = await call('/api/payments/links?surprise=1', { headers: await signIn() })
  expect(response.status).toBe(400)
  expect(response.headers.get('x-contract-violation')).toBe(
    'request: surprise is not a parameter of this call',
  )
})

test('a backend that accepts an invalid request violates the contract', async () => {
  const headers = await proxied().signIn()
  const { call } = proxied(() => Response.json({ links: [] }))
  const response = await call('/api/payments/links?surprise=1', { headers })
  expect(response.headers.get('x-contract-violation')).toContain(
    '200 for a request that the contract rejects',
  )
})

test('an unimplemented operation still answers 501, also with --enforce', async () => {
  const { call } = proxied(() => new Response('not yet', { status: 501 }), true)
  const response = await call('/api/payments/stats')
  expect(response.status).toBe(501)
  expect(response.headers.get('x-contract-violation')).toBeNull()
})

test('the journal and the coverage record the traffic, with secrets masked', async () => {
  const { call, signIn } = proxied()
  await call('/api/payments/stats', { headers: await signIn() })
  const text = await (await call('/__mock/journal')).text()
  expect(JSON.parse(text).calls).toMatchObject([
    { operation: 'signIn', role: 'anonymous' },
    { operation: 'getStats', role: 'merchant' },
  ])
  expect(text).not.toContain(DEMO_PASSWORD)
  const { exercised, declared } = await (await call('/__mock/coverage')).json()
  expect(exercised).toBe(2)
  expect(declared).toContainEqual({ operation: 'getStats', status: 200, role: 'merchant', calls: 1 })
})

const withoutHeaders = async (response: Response) =>
  Response.json(await response.json(), { status: response.status })
const page = () => new Response('<h1>No</h1>', { status: 404, headers: { 'content-type': 'text/html' } })

test.each([
  ['PATCH', '/api/payments/stats', undefined, /^request: PATCH \S+stats is not in the contract$/],
  ['GET', '/api/no/such/thing', undefined, /^request: GET \S+thing is not in the contract$/],
  ['PATCH', '/api/payments/stats', withoutHeaders, /response: the header Allow is missing/],
  ['GET', '/api/no/such/thing', page, /response: the content type is text\/html/],
] as const)('%s %s, which is no operation, needs a usual error', async (method, path, change, violations) => {
  const { headers } = await proxied(change).call(path, { method })
  expect(headers.get('x-contract-violation')).toMatch(violations)
})

test('violations are counted by kind, and a mistake in every row counts as one', async () => {
  const headers = await proxied().signIn()
  const { call } = proxied(async (response) => {
    const { links } = await response.json()
    return Response.json({ links: links.map((link: object) => ({ ...link, title: 7 })) })
  })
  await call('/api/payments/links', { headers })
  await call('/api/payments/links', { headers })
  const { violations } = await (await call('/__mock/coverage')).json()
  expect(violations).toHaveLength(1)
  expect(violations[0]).toMatchObject({
    operation: 'listPaymentLinks',
    message: expect.stringContaining('links.*.title'),
  })
  expect(await (await call('/__mock/coverage.html')).text()).toContain('links.*.title')
  expect(await (await call('/__mock/inspector/updates')).json()).toMatchObject({
    parts: { violations: expect.stringContaining('links.*.title') },
  })
})

test('the page of the proxy lists the calls with their verdicts, and each call with its reasons and as curl', async () => {
  const { call } = proxied()
  await call('/api/payments/links?surprise=1')
  expect(await (await call('/__mock')).text()).toContain('http://backend.test/api')
  expect((await (await call('/__mock/inspector/updates')).json()).calls).toContain('invalid request')
  const detail = await (await call('/__mock/inspector/calls/1')).text()
  expect(detail).toContain('request: surprise is not a parameter of this call')
  expect(detail).toContain('curl -X GET')
})

test('control operations that set state do not exist, since a real backend has none', async () => {
  const { call } = proxied()
  for (const path of ['/__mock/clock', '/__mock/rows/users', '/__mock/scenario'])
    expect((await call(path)).status).toBe(404)
})
