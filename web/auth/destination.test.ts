import { expect, test } from 'vitest'
import { homeOf } from '../paths.ts'
import { destinationOf } from './destination.ts'

const merchant = { role: 'merchant' as const }
const admin = { role: 'admin' as const }

test('an admin lands on the admin dashboard, everyone else on the dashboard', () => {
  expect(homeOf(admin)).toBe('/admin/dashboard')
  expect(homeOf(merchant)).toBe('/dashboard')
  expect(homeOf({ role: 'viewer' })).toBe('/dashboard')
})

test.each(['/dashboard', '/dashboard/transactions/txn_1?status=failed#events', '/dashboard?x=/../'])(
  'the remembered page %s opens after signing in',
  (from) => expect(destinationOf(merchant, from)).toBe(from),
)

test('a page of another role does not open after signing in', () => {
  expect(destinationOf(merchant, '/admin/dashboard')).toBe('/dashboard')
  expect(destinationOf(admin, '/admin/dashboard?by=gateway')).toBe('/admin/dashboard?by=gateway')
})

test.each([
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/dashboard/..//evil.example',
  '/dashboard/%2e%2e/login',
  '/dashboard\\..\\..\\evil',
  '/dash\tboard',
  '/dashboard\u0000',
  '/dashboards',
  '/login',
  'dashboard',
  '',
  undefined,
  null,
  { pathname: '/dashboard' },
])('an invalid destination (%j) leads to the home page', (from) =>
  expect(destinationOf(merchant, from)).toBe('/dashboard'),
)
