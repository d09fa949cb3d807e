import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha } from '../session/asha.testing.ts'
import { session, sessionVerified, tokenRefreshed } from '../session/session.ts'
import { api } from './client.ts'
import { NetworkError, unwrap } from './errors.ts'
import { fakeApi, json } from './fake-api.testing.ts'

vi.mock('../session/token-cookie.ts', () => import('../session/token-cookie.testing.ts'))

const expiresAt = '2030-01-01T00:00:00.000Z'

beforeEach(() => sessionVerified({ user: asha, token: 'tok_1', expiresAt }))
afterEach(() => vi.unstubAllGlobals())

test('calls carry the bearer token of the session', async () => {
  const calls = fakeApi(() => json({ stats: {} }))
  await api.GET('/payments/stats')
  expect(calls[0]?.authorization).toBe('Bearer tok_1')
})

test('a 401 ends the session', async () => {
  fakeApi(() => json({ message: 'Please sign in.' }, 401))
  await api.GET('/payments/stats')
  expect(session).toMatchObject({ user: null, token: null, isAuthenticated: false, end: 'expired' })
})

test('a 401 for a token that has since been replaced does not end the session', async () => {
  fakeApi(() => {
    tokenRefreshed({ token: 'tok_2', expiresAt }, 'tok_1')
    return json({ message: 'Please sign in.' }, 401)
  })
  await api.GET('/payments/stats')
  expect(session).toMatchObject({ token: 'tok_2', isAuthenticated: true })
})

test('a write without a response times out with a network error, so that its form can be submitted again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_request: Request, { signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const body = { transactionId: 'txn_1', amount: 100 }
  const params = { header: { 'Idempotency-Key': 'key' } }
  const outcome = unwrap(api.POST('/payments/refund', { body, params })).catch((error) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  const error = await outcome
  expect(error).toBeInstanceOf(NetworkError)
  vi.useRealTimers()
})
