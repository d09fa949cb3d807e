import { expect, test } from 'vitest'
import { can, permissionNote } from './permissions.ts'

test('each role may do what the contract allows', () => {
  expect(can({ role: 'merchant' }, 'refundTransaction')).toBe(true)
  expect(can({ role: 'viewer' }, 'refundTransaction')).toBe(false)
  expect(can({ role: 'admin' }, 'refundTransaction')).toBe(false)
  expect(can({ role: 'admin' }, 'updateGateway')).toBe(true)
  expect(can(null, 'getStats')).toBe(false)
})

test('an unknown role may do nothing', () => {
  const user: { role: 'viewer' } = JSON.parse('{"role":"nobody"}')
  expect(can(user, 'getStats')).toBe(false)
})

test("a forbidden action is explained with the user's own role", () => {
  const businessName = 'Tarang Textiles'
  expect(permissionNote({ role: 'viewer', businessName })).toContain('Ask the owner of Tarang Textiles')
  expect(permissionNote({ role: 'admin', businessName })).toContain('only the merchant')
})
