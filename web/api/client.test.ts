import { beforeEach, expect, test, vi } from 'vitest'
import { sessionVerified } from '../session/session.testing.ts'
import { session, tokenRefreshed } from '../session/session.ts'
import { api } from './client.ts'
import { NetworkError, unwrap } from './errors.ts'
import { fakeApi, json } from './fake-api.testing.ts'

beforeEach(() => sessionVerified())

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
    tokenRefreshed({ token: 'tok_2', expiresAt: '2030-02-01T00:00:00.000Z' }, 'tok_1')
    return json({ message: 'Please sign in.' }, 401)
  })
  await api.GET('/payments/stats')
  expect(session).toMatchObject({ token: 'tok_2', isAuthenticated: true })
})

const refund = () =>
  unwrap(
    api.POST('/payments/refund', {
      body: { transactionId: 'txn_1', amount: 100 },
      params: { header: { 'Idempotency-Key': 'key' } },
    }),
  )
const stats = () => unwrap(api.GET('/payments/stats'))

/** Nothing at all, or headers and then a body that never ends. */
const stalls = {
  'no response': (signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
  'an endless body': async (signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"transaction":'))
          signal.addEventListener('abort', () => body.error(signal.reason))
        },
      }),
    ),
} as const

test.each([
  ['a change', 'no response', refund, 30_000],
  ['a change', 'an endless body', refund, 30_000],
  ['a read', 'no response', stats, 60_000],
  ['a read', 'an endless body', stats, 60_000],
] as const)('%s with %s fails in time, so that it can be repeated', async (_what, stall, call, limit) => {
  vi.useFakeTimers()
  fakeApi(() => json({}))
  vi.stubGlobal('fetch', (_request: Request, { signal }: RequestInit) => stalls[stall](signal ?? never))
  const settled = vi.fn()
  const outcome = call().catch((error: unknown) => error)
  void outcome.then(settled)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(NetworkError)
})

test('a cancelled read stays cancelled while its body arrives', async () => {
  fakeApi(() => json({}))
  const reading = new AbortController()
  vi.stubGlobal('fetch', async (_request: Request, { signal }: RequestInit) => {
    queueMicrotask(() => reading.abort())
    return await stalls['an endless body'](signal ?? never)
  })
  const outcome = unwrap(api.GET('/payments/stats', { signal: reading.signal }))
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
})

test('a read that was cancelled before it began is not sent', async () => {
  const calls = fakeApi(() => json({}))
  const outcome = unwrap(api.GET('/payments/stats', { signal: AbortSignal.abort() }))
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
  expect(calls).toEqual([])
})

const never = new AbortController().signal
