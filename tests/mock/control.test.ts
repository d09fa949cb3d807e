import { expect, test } from 'vitest'
import { createMock } from '../../mock-server/client/mock.ts'
import { documents, startMockServer } from './server.ts'

test('with a token, the control operations require it, and the API does not', async () => {
  const server = startMockServer({ control: { ...documents.control, token: 'sesame' } })
  const response = await server.ask('/__mock/session')
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'unauthenticated', requestId: 'ctl_1' })
  expect((await server.ask('/api/auth/verify')).status).toBe(401)
  const mock = createMock({ url: 'http://mock', token: 'sesame', fetch: server.fetch })
  expect(await mock.session()).toMatchObject({ scenario: 'busy-day' })
})

test('without control, its paths do not exist', async () => {
  const server = startMockServer({ control: undefined })
  expect((await server.ask('/__mock/session')).status).toBe(404)
  expect((await server.ask('/__mock')).status).toBe(404)
})

test.each([
  ['PUT', '/scenario', '{"scenario":"calm-day"}', 400, 'invalid_request'],
  ['PUT', '/scenario', '{"clock":"2026-02-31T99:00:00Z"}', 400, 'invalid_request'],
  ['PUT', '/scenario', '{"scenario":', 400, 'invalid_request'],
  ['PUT', '/clock', '{"mode":"fixed","at":"2020-01-01T00:00:00Z"}', 422, 'unprocessable'],
  ['POST', '/clock/advance', '{}', 400, 'invalid_request'],
  ['POST', '/clock/advance', '{"days":-1}', 400, 'invalid_request'],
  ['POST', '/rows/planets', '{}', 400, 'invalid_request'],
  ['DELETE', '/sessions/none', undefined, 404, 'not_found'],
  ['PATCH', '/clock', '{}', 405, 'method_not_allowed'],
  ['GET', '/weather', undefined, 404, 'not_found'],
])('%s %s %s is rejected and affects no session', async (method, path, body, status, code) => {
  const server = startMockServer()
  const [mine, other] = [server.openMock(), server.openMock()]
  const before = [await mine.snapshots.export(), await other.snapshots.export()]
  const headers = { ...mine.headers, 'content-type': 'application/json' }
  const response = await server.ask(`/__mock${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  expect({ status: response.status, body: await response.json() }).toMatchObject({ status, body: { code } })
  expect([await mine.snapshots.export(), await other.snapshots.export()]).toEqual(before)
})

test('the inspector has a strict content security policy and escapes the contents of calls', async () => {
  const inspector = { script: '/* script */', style: '/* style */' }
  const server = startMockServer({ control: { ...documents.control, inspector } })
  const page = await server.ask('/__mock')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).not.toMatch(/\sstyle=|<script>|https?:/)
  const { mock, call } = server.open()
  await call('POST', '/auth/login', { body: { email: '<img src=x>' } })
  const detail = await (await server.ask('/__mock/inspector/calls/1', { headers: mock.headers })).text()
  expect(detail).toContain('&lt;img')
  expect(detail).not.toContain('<img')
})

test.each(['a%0Ab', '%E2%82%AC', 'a%20b', 'x'.repeat(65)])(
  'the invalid key %s in a path is rejected like one in the header',
  async (key) => {
    const response = await startMockServer().ask(`/s/${key}/api/auth/verify`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain('X-Mock-Session must be 1 to 64 letters')
  },
)

test('of thousands of keys in a path the first one counts', async () => {
  const response = await startMockServer().ask(`/s/first${'/s/other'.repeat(5000)}/__mock/session`)
  expect(await response.json()).toMatchObject({ session: { key: 'first' } })
})

test('a valid key may be percent-encoded in a path', async () => {
  const response = await startMockServer().ask('/s/a%2Db/__mock/session')
  expect(await response.json()).toMatchObject({ session: { key: 'a-b' } })
})
