import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../api/fake-api.testing.ts'
import { sessionVerified } from '../session/session.testing.ts'
import { session } from '../session/session.ts'
import { replaceToken } from './refresh-token.ts'

beforeEach(() => sessionVerified())

test('with cookies blocked, the lock is unavailable and the token is refreshed nevertheless', async () => {
  const request = () => Promise.reject(new DOMException('Access to locks is denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const calls = fakeApi(() => json({ token: 'tok_2', expiresAt: '2030-02-01T00:00:00.000Z' }))
  await replaceToken('tok_1')
  expect(session.token).toBe('tok_2')
  expect(calls).toHaveLength(1)
})

test('a rejected refresh is not retried', async () => {
  const request = (_name: string, _options: object, work: (lock: object) => unknown) => work({})
  vi.stubGlobal('navigator', { locks: { request } })
  const calls = fakeApi(() => json({ message: 'Please sign in.' }, 403))
  await expect(replaceToken('tok_1')).rejects.toMatchObject({ status: 403 })
  expect(calls).toHaveLength(1)
})
