import { expect, test } from 'vitest'
import { controlFiles } from '../../hosts/node/documents.ts'
import { createProxy } from './app.ts'

const contract = { openapi: '3.1.0', info: { version: '7' }, servers: [{ url: '/v1' }], paths: {} }

const proxied = (token?: string) =>
  createProxy({
    contract,
    target: 'http://backend.test',
    control: controlFiles(token),
    version: '9.9.9',
  })

test('a proxy reports its health and contract without the token, as the mock server does', async () => {
  const response = await proxied('sesame').request('/__mock/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', version: '9.9.9', contract: { version: '7' } })
})

test('the page of a proxy names the base path of the contract', async () => {
  expect(await (await proxied().request('/__mock')).text()).toContain('<code>/v1</code> are forwarded')
})

test.each([
  {
    target: 'http://backend.test/api/v1',
    others: 'http://backend.test/api',
    documented: 'http://backend.test/api/v1',
  },
  {
    target: 'http://backend.test/store',
    others: 'http://backend.test',
    documented: 'http://backend.test/store',
  },
])(
  'calls of paths with their own servers are forwarded beside $target',
  async ({ target, others, documented }) => {
    const forwarded: string[] = []
    const operation = { responses: { 204: { description: 'ok' } } }
    const proxy = createProxy({
      contract: {
        ...contract,
        paths: {
          '/files': { servers: [{ url: '/uploads' }], post: operation },
          '/books': { get: { ...operation, servers: [{ url: '/v2' }] } },
          '/pages': { get: { ...operation, servers: [{ url: '/v1/drafts' }] } },
          '/readers': { get: operation },
        },
      },
      target,
      fetch: ({ url }) => {
        forwarded.push(url)
        return Promise.resolve(new Response(null, { status: 204 }))
      },
    })
    const statuses = [
      await proxy.request('/uploads/files', { method: 'POST' }),
      await proxy.request('/v2/books'),
      await proxy.request('/v1/drafts/pages'),
      await proxy.request('/v1/readers'),
      await proxy.request('/v3/books'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([204, 204, 204, 204, 404])
    expect(forwarded).toEqual([
      `${others}/uploads/files`,
      `${others}/v2/books`,
      `${others}/v1/drafts/pages`,
      `${documented}/readers`,
    ])
  },
)
