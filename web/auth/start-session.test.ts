// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeApi, html, json } from '../api/fake-api.testing.ts'
import { asha } from '../session/asha.testing.ts'
import { session, signedIn, signedOut } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'
import { verifySession } from './start-session.ts'

const jar = vi.hoisted(() => ({ token: null as string | null, days: 0 }))
vi.mock('../session/token-cookie.ts', () => ({
  tokenCookie: {
    read: () => jar.token,
    save: (token: string, { days }: { days: number }) => Object.assign(jar, { token, days }),
    remove: () => Object.assign(jar, { token: null }),
    isKept: () => true,
  },
}))

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
beforeEach(() => {
  Object.assign(jar, { token: null, days: 0 })
  Object.assign(session, { user: null, token: null, expiresAt: null, isLoading: true, end: null })
})
afterEach(() => vi.unstubAllGlobals())

test('without a cookie, loading ends without a request', async () => {
  const calls = fakeApi(() => json({}))
  await verifySession()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect(calls).toEqual([])
})

test('a valid cookie signs its user in', async () => {
  tokenCookie.save('tok_1', { days: 1 })
  const calls = fakeApi(() => json({ user: asha, expiresAt: inHours(20) }))
  await verifySession()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: true, token: 'tok_1' })
  expect(session.user?.name).toBe('Asha Rao')
  expect(calls).toMatchObject([{ method: 'GET', path: '/auth/verify', authorization: 'Bearer tok_1' }])
})

test.each([
  ['rejected', () => json({ message: 'Please sign in.', code: 'unauthenticated' }, 401)],
  ['answered by a proxy', () => html(200)],
  ['unanswered', () => Promise.reject(new TypeError('fetch failed'))],
])('a cookie whose verification is %s is removed', async (_name, answer) => {
  tokenCookie.save('tok_1', { days: 1 })
  fakeApi(answer)
  await verifySession()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect(jar.token).toBeNull()
})

test('leaving the page while the cookie is verified keeps it; a page that stays verifies it again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  tokenCookie.save('tok_1', { days: 30 })
  const calls = fakeApi(() => {
    if (calls.length > 1) return json({ user: asha, expiresAt: inHours(20) })
    dispatchEvent(new Event('beforeunload'))
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const verified = verifySession()
  await vi.advanceTimersByTimeAsync(0)
  expect(jar.token).toBe('tok_1')
  expect(session.isLoading).toBe(true)
  await vi.runAllTimersAsync()
  await verified
  expect(session).toMatchObject({ isAuthenticated: true, token: 'tok_1' })
})

test('a cookie that the server rejects while the user leaves is removed', async () => {
  tokenCookie.save('tok_1', { days: 30 })
  fakeApi(() => {
    dispatchEvent(new Event('beforeunload'))
    return json({ message: 'Please sign in.', code: 'unauthenticated' }, 401)
  })
  await verifySession()
  expect(jar.token).toBeNull()
})

test('a response without a user signs no one in', async () => {
  tokenCookie.save('tok_1', { days: 1 })
  fakeApi(() => json({ expiresAt: inHours(20) }))
  await verifySession()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
})

test('a sign-in during the verification is kept', async () => {
  tokenCookie.save('tok_old', { days: 1 })
  fakeApi(() => {
    signedIn({ user: asha, token: 'tok_new', expiresAt: inHours(24) })
    return json({ message: 'Please sign in.' }, 401)
  })
  await verifySession()
  expect(session).toMatchObject({ token: 'tok_new', isAuthenticated: true })
  expect(jar.token).toBe('tok_new')
})

test('a remembered session refreshes its token once a day, before any other request uses the old one', async () => {
  tokenCookie.save('tok_1', { days: 30 })
  const calls = fakeApi(({ path, authorization }) => {
    if (path === '/auth/refresh') return json({ token: 'tok_2', expiresAt: inHours(30 * 24) })
    return json({ user: asha, expiresAt: inHours(authorization === 'Bearer tok_1' ? 28 * 24 : 30 * 24) })
  })
  await verifySession()
  expect(session).toMatchObject({ token: 'tok_2', isAuthenticated: true })
  expect(jar).toEqual({ token: 'tok_2', days: 30 })
  expect(calls.map(({ path }) => path)).toEqual(['/auth/verify', '/auth/refresh'])
})

test('a session without "remember me" keeps its token and its expiry', async () => {
  tokenCookie.save('tok_1', { days: 1 })
  const calls = fakeApi(() => json({ user: asha, expiresAt: inHours(23) }))
  await verifySession()
  expect(calls).toHaveLength(1)
  expect(jar).toEqual({ token: 'tok_1', days: 1 })
})

test('a failed refresh signs out', async () => {
  tokenCookie.save('tok_1', { days: 30 })
  fakeApi(({ path }) =>
    path === '/auth/refresh' ? html(502) : json({ user: asha, expiresAt: inHours(20 * 24) }),
  )
  await verifySession()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect(jar.token).toBeNull()
})

test('the cookie lasts 30 days with "remember me", otherwise 1', () => {
  signedIn({ user: asha, token: 'tok_1', expiresAt: inHours(24) }, { rememberMe: true })
  expect(jar).toEqual({ token: 'tok_1', days: 30 })
  signedIn({ user: asha, token: 'tok_1', expiresAt: inHours(24) })
  expect(jar.days).toBe(1)
})

test('signing out clears the cookie, the user and the token', () => {
  signedIn({ user: asha, token: 'tok_1', expiresAt: inHours(24) })
  signedOut()
  expect(jar.token).toBeNull()
  expect(session).toMatchObject({ user: null, token: null, isAuthenticated: false, end: 'signedOut' })
})

test.each(['signed out', 'signed in as another user'])(
  'a refreshed token that arrives after another tab %s is discarded',
  async (change) => {
    const others = change === 'signed out' ? null : 'tok_ravi'
    tokenCookie.save('tok_1', { days: 30 })
    fakeApi(({ path, authorization }) => {
      if (path !== '/auth/refresh')
        return json({ user: asha, expiresAt: inHours(authorization === 'Bearer tok_1' ? 20 * 24 : 30 * 24) })
      Object.assign(jar, { token: others })
      return json({ token: 'tok_2', expiresAt: inHours(30 * 24) })
    })
    await verifySession()
    expect(jar.token).toBe(others)
    expect(session.token).toBe(others)
  },
)
