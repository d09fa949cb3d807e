import { expect, test } from 'vitest'
import { may } from './permissions.ts'

test('what a role may do is what the contract says', () => {
  expect(may({ role: 'merchant' }, 'refundTransaction')).toBe(true)
  expect(may({ role: 'viewer' }, 'refundTransaction')).toBe(false)
  expect(may({ role: 'admin' }, 'refundTransaction')).toBe(false)
  expect(may({ role: 'admin' }, 'updateGateway')).toBe(true)
  expect(may(null, 'getStats')).toBe(false)
})

test('a role that the contract does not know may nothing', () => {
  const user: { role: 'viewer' } = JSON.parse('{"role":"auditor"}')
  expect(may(user, 'getStats')).toBe(false)
})
