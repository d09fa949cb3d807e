import { describe, expect, test } from 'vitest'
import { createProxy } from '../../../mock-server/engine/proxy/app.ts'
import { createMockApi } from '../../../scripts/start/mock-api.ts'
import { productOptions } from '../../../scripts/start/product-options.ts'
import { documents, startMockServer } from '../server.ts'

const mock = startMockServer({ hosts: ['kosha.test'] })
const proxy = createProxy({
  contract: documents.contract,
  control: documents.control,
  target: 'http://backend.test/api',
  hosts: ['kosha.test'],
  fetch: async () => Response.json({ user: {}, token: 'real-token-from-the-backend', message: 'hi' }),
})
const servers = {
  'the mock server': mock.fetch,
  'the proxy': async (request: Request) => proxy.fetch(request),
}

describe.each(Object.entries(servers))('%s', (_name, fetch) => {
  const ask = (url: string, init: RequestInit = {}) => fetch(new Request(url, init))

  test.each([
    'http://attacker.example',
    'http://attacker.example:4010',
    'http://127.0.0.1.attacker.example',
    'http://localhost.attacker.example',
    'http://192.168.1.7:4010',
  ])('is not served under %s, a name that an attacker could point here', async (origin) => {
    for (const path of ['/__mock/journal', '/__mock', '/api/auth/verify']) {
      const response = await ask(`${origin}${path}`)
      expect([path, response.status]).toEqual([path, 421])
    }
  })

  test.each([
    'http://localhost:4010',
    'http://127.0.0.1:4010',
    'http://[::1]:4010',
    'http://app.localhost',
    'http://kosha.test',
  ])('is served under %s', async (origin) => {
    expect((await ask(`${origin}/__mock/journal`)).status).toBe(200)
  })

  test.each([
    ['a foreign origin', { origin: 'https://attacker.example' }],
    ['another port', { origin: 'http://localhost:5173' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('rejects control writes from %s', async (_who, headers) => {
    const response = await ask('http://localhost:4010/__mock/coverage', { method: 'DELETE', headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden' })
  })

  test.each([
    ['its own page', { origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('accepts control writes from %s', async (_who, headers) => {
    const response = await ask('http://localhost:4010/__mock/coverage', { method: 'DELETE', headers })
    expect(response.status).toBe(204)
  })
})

test('the journal of a proxy contains no tokens unless enabled', async () => {
  for (const keepTokens of [false, true]) {
    const server = createProxy({
      contract: documents.contract,
      control: documents.control,
      target: 'http://backend.test/api',
      keepTokens,
      fetch: async () => Response.json({ token: 'real-token-of-the-response' }),
    })
    await server.request('/api/auth/refresh', {
      method: 'POST',
      headers: { authorization: 'Bearer real-token-of-the-request' },
    })
    const journal = await (await server.request('/__mock/journal')).text()
    expect(journal.includes('real-token-of-the-request')).toBe(keepTokens)
    expect(journal.includes('real-token-of-the-response')).toBe(keepTokens)
  }
})

test('a restore request without a body from another origin is rejected', async () => {
  const response = await mock.fetch(
    new Request('http://localhost/__mock/snapshots/one/restore', {
      method: 'POST',
      headers: { origin: 'https://attacker.example' },
    }),
  )
  expect(response.status).toBe(403)
})

const CROSS_SITE = { 'sec-fetch-site': 'cross-site' }

test.each(['/s/evil/api/auth/verify', '/s/evil/__mock/clock'])(
  'a page of another site cannot create a session by %s',
  async (path) => {
    const url = `http://localhost${path}`
    const { fetch } = startMockServer()
    expect((await fetch(new Request(url, { headers: CROSS_SITE }))).status).toBe(403)
    const { sessions } = await (await fetch(new Request('http://localhost/__mock/sessions'))).json()
    expect(sessions).toEqual([])
    // It may link to a session that exists.
    const sameSite = await fetch(new Request(url))
    expect((await fetch(new Request(url, { headers: CROSS_SITE }))).status).toBe(sameSite.status)
  },
)

test('a page of an allowed origin can create a session from another site', async () => {
  const { fetch } = startMockServer({ origins: ['https://app.example'] })
  const headers = { ...CROSS_SITE, origin: 'https://app.example' }
  const response = await fetch(new Request('http://localhost/s/app/api/auth/verify', { headers }))
  expect(response.status).toBe(401)
})

test('npm start and npm run dev serve the mock only under names of this machine and --allow-host', async () => {
  const statusOf = async (api: ReturnType<typeof createMockApi>) =>
    (await api.request('http://kosha.test/__mock/rows/users')).status
  expect(await statusOf(createMockApi())).toBe(421)
  expect(await statusOf(createMockApi({ hosts: productOptions('start', []).hosts }))).toBe(421)
  expect(
    await statusOf(createMockApi({ hosts: productOptions('start', ['--allow-host', 'kosha.test']).hosts })),
  ).toBe(200)
})

test('the 421 says how to allow the name', async () => {
  const response = await createMockApi().request('http://kosha.test/__mock/rows/users')
  expect((await response.json()).message).toContain('--allow-host')
})
