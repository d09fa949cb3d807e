import { expect, test } from 'vitest'
import { readContract } from '../contract/contract.ts'
import { operationFinder } from './paths.ts'

const paths = ['/users/{id}', '/users/me', '/users/{id}/{part}', '/users/{id}/orders', '/users/me/{part}']
const { find } = operationFinder(
  readContract({
    openapi: '3.1.0',
    servers: [{ url: '/v1' }],
    paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])),
  }),
)

test.each([
  ['/v1/users/7', '/users/{id}'],
  ['/v1/users/me', '/users/me'],
  ['/v1/users/7/logins', '/users/{id}/{part}'],
  ['/v1/users/7/orders', '/users/{id}/orders'],
  ['/v1/users/me/logins', '/users/me/{part}'],
  ['/v1/users/me/orders', '/users/me/{part}'],
])('%s is %s, wherever that is in the document', (path, expected) => {
  expect(find('GET', path)?.path).toBe(expected)
})
