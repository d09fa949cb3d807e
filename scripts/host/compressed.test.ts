import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createMock } from '../../mock-server/client/mock.ts'
import { createServer } from '../../mock-server/hosts/node/create-server.ts'
import { DEMO_PASSWORD } from '../../mock-server/kosha/demo-accounts.ts'
import { compressed } from './compressed.ts'

const API = 'http://kosha.test/api'
const server = createServer()

async function open() {
  const mock = createMock({ url: 'http://kosha.test', fetch: server.fetch })
  const body = JSON.stringify({ email: 'asha@tarang.example', password: DEMO_PASSWORD })
  const json = { ...mock.headers, 'content-type': 'application/json' }
  const signIn = new Request(`${API}/auth/login`, { method: 'POST', headers: json, body })
  const { token } = await (await server.fetch(signIn)).json()
  const headers = { ...mock.headers, authorization: `Bearer ${token}` }
  const api = compressed(server)
  const get = (accepted: string) =>
    api.fetch(new Request(`${API}/payments/links`, { headers: { ...headers, 'accept-encoding': accepted } }))
  return { mock, get }
}

test('a list is compressed for a client that accepts it, and otherwise sent as it is', async () => {
  const { get } = await open()
  const zipped = await get('gzip, deflate, br')
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zipped.headers.get('vary')).toContain('Accept-Encoding')
  const plain = await get('identity')
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text())
})

test('a slowed-down response is not compressed, since it would arrive all at once', async () => {
  const { mock, get } = await open()
  await mock.faults.add({ transport: { how: 'drip', ms: 10 } })
  const response = await get('gzip')
  expect(response.headers.has('content-encoding')).toBe(false)
  let pieces = 0
  for await (const piece of response.body ?? []) pieces += piece.length > 0 ? 1 : 0
  expect(pieces).toBeGreaterThan(1)
})
