import { expect, test } from 'vitest'
import { can, permissionNote } from './permissions.ts'

test('what a role may do is what the contract says', () => {
  expect(can({ role: 'merchant' }, 'refundTransaction')).toBe(true)
  expect(can({ role: 'viewer' }, 'refundTransaction')).toBe(false)
  expect(can({ role: 'admin' }, 'refundTransaction')).toBe(false)
  expect(can({ role: 'admin' }, 'updateGateway')).toBe(true)
  expect(can(null, 'getStats')).toBe(false)
})

test('a role that the contract does not know may nothing', () => {
  const user: { role: 'viewer' } = JSON.parse('{"role":"nobody"}')
  expect(can(user, 'getStats')).toBe(false)
})

test('who may not do something reads the own role', () => {
  expect(permissionNote({ role: 'viewer' })).toContain('Your role is viewer')
  expect(permissionNote({ role: 'admin' })).toContain('Only the merchant')
})
