import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../api/fake-api.testing.ts'
import { session, sessionVerified } from '../session/session.ts'
import { replaceToken } from './refresh-token.ts'

vi.mock('../session/token-cookie.ts', () => ({
  tokenCookie: { read: () => null, isKept: () => false, save: vi.fn(), remove: vi.fn() },
}))
afterEach(() => vi.unstubAllGlobals())

const user = {
  id: 'usr_asha',
  name: 'Asha Rao',
  email: 'asha@tarang.example',
  role: 'merchant' as const,
  businessName: 'Tarang Textiles',
  createdAt: '2025-04-01T04:30:00.000Z',
}

test('with cookies blocked, the lock is unavailable and the token is refreshed nevertheless', async () => {
  sessionVerified({ user, token: 'tok_1', expiresAt: '2030-01-01T00:00:00.000Z' })
  const request = () => Promise.reject(new DOMException('Access to locks is denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const calls = fakeApi(() => json({ token: 'tok_2', expiresAt: '2030-02-01T00:00:00.000Z' }))
  await replaceToken('tok_1')
  expect(session.token).toBe('tok_2')
  expect(calls).toHaveLength(1)
})

test('a rejected refresh is not retried', async () => {
  const request = (_name: string, work: () => unknown) => work()
  vi.stubGlobal('navigator', { locks: { request } })
  const calls = fakeApi(() => json({ message: 'Please sign in.' }, 403))
  await expect(replaceToken('tok_1')).rejects.toMatchObject({ status: 403 })
  expect(calls).toHaveLength(1)
})
