import { expect, test } from 'vitest'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { emptyBackend } from '../../../mock-server/engine/empty-backend.ts'
import { createProxy } from '../../../mock-server/engine/proxy/app.ts'
import { documents } from '../server.ts'

const parametersIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
const calls = Object.entries({
  '/users/{id}': 'getUser',
  '/users/me': 'getMe',
  '/users/{id}/{part}': 'getPart',
  '/users/{id}/orders': 'getOrders',
  '/users/me/{part}': 'getOwnPart',
})
const contract = {
  openapi: '3.1.0',
  info: { version: '1' },
  servers: [{ url: '/v1' }],
  paths: Object.fromEntries(
    calls.map(([path, operationId]) => {
      const content = { 'application/json': { schema: { type: 'string' }, example: operationId } }
      const responses = { 200: { description: 'Done.', content } }
      return [path, { get: { operationId, parameters: parametersIn(path), responses } }]
    }),
  ),
}

test.each([
  ['/v1/users/7', 'getUser'],
  ['/v1/users/me', 'getMe'],
  ['/v1/users/7/logins', 'getPart'],
  ['/v1/users/7/orders', 'getOrders'],
  ['/v1/users/me/logins', 'getOwnPart'],
  ['/v1/users/me/orders', 'getOwnPart'],
])(
  '%s is %s in the mock server and in a proxy, wherever its path stands in the document',
  async (path, id) => {
    const mock = createMockServer({ ...documents, contract, backend: emptyBackend })
    expect(await (await mock.request(path)).json()).toBe(id)
    const fetch = async () => Response.json(id)
    const proxy = createProxy({ ...documents, contract, target: 'http://backend.test', fetch })
    await proxy.request(path)
    expect((await (await proxy.request('/__mock/journal')).json()).calls).toMatchObject([{ operation: id }])
  },
)

test('coverage keeps the order of the document', async () => {
  const mock = createMockServer({ ...documents, contract, backend: emptyBackend })
  const { declared } = await (await mock.request('/__mock/coverage')).json()
  expect(declared.map(({ operation }: { operation: string }) => operation)).toEqual(calls.map(([, id]) => id))
})
