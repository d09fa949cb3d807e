// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { fakeApi, html, json } from '../api/fake-api.testing.ts'
import { asha } from '../session/asha.testing.ts'
import { Channel, expiresAt, hear, jar, openPage } from './page.testing.ts'

test('a remembered session refreshes its token once a day, before any other request uses the old one', async () => {
  Object.assign(jar, { token: 'tok_1', isDue: true })
  const calls = fakeApi(({ path }) =>
    path === '/auth/refresh' ? json({ token: 'tok_2', expiresAt }) : json({ user: asha, expiresAt }),
  )
  const { session } = await openPage()
  expect(session).toMatchObject({ token: 'tok_2', isAuthenticated: true })
  expect(jar).toMatchObject({ token: 'tok_2', rememberMe: true })
  expect(calls.map(({ path }) => path)).toEqual(['/auth/verify', '/auth/refresh'])
})

test("a session of one day keeps its length if the server's clock differs", async () => {
  jar.token = 'tok_1'
  const calls = fakeApi(() =>
    json({ user: asha, expiresAt: new Date(Date.now() + 86_402_000).toISOString() }),
  )
  await openPage()
  expect([calls.length, jar.token]).toEqual([1, 'tok_1'])
})

test('a refresh is repeated if its response is lost', async () => {
  Object.assign(jar, { token: 'tok_1', isDue: true })
  const calls = fakeApi(({ path }) => {
    if (path !== '/auth/refresh') return json({ user: asha, expiresAt })
    return calls.length > 2 ? json({ token: 'tok_2', expiresAt }) : Promise.reject(new TypeError('lost'))
  })
  const { session } = await openPage()
  await vi.advanceTimersByTimeAsync(1000)
  expect([session.token, jar.token]).toEqual(['tok_2', 'tok_2'])
})

test('a refresh that fails twice signs out', async () => {
  Object.assign(jar, { token: 'tok_1', isDue: true })
  const calls = fakeApi(({ path }) =>
    path === '/auth/refresh' ? html(502) : json({ user: asha, expiresAt }),
  )
  const { session } = await openPage()
  await vi.advanceTimersByTimeAsync(1000)
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false, end: 'unchecked' })
  expect(jar.token).toBeNull()
  expect(calls.map(({ path }) => path)).toEqual(['/auth/verify', '/auth/refresh', '/auth/refresh'])
})

test('a rejected refresh signs out', async () => {
  Object.assign(jar, { token: 'tok_1', isDue: true })
  fakeApi(({ path }) =>
    path === '/auth/refresh' ? json({ message: 'Please sign in.' }, 401) : json({ user: asha, expiresAt }),
  )
  const { session } = await openPage()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect(jar.token).toBeNull()
})

test.each(['signed out', 'signed in as another user'])(
  'a refreshed token that arrives after another tab %s is discarded',
  async (change) => {
    const otherToken = change === 'signed out' ? null : 'tok_ravi'
    Object.assign(jar, { token: 'tok_1', isDue: true })
    fakeApi(({ path }) => {
      if (path !== '/auth/refresh') return json({ user: asha, expiresAt })
      Object.assign(jar, { token: otherToken, isDue: false })
      return json({ token: 'tok_2', expiresAt })
    })
    const { session } = await openPage()
    expect([jar.token, session.token]).toEqual([otherToken, otherToken])
  },
)

test('a failing check of another tab’s token keeps this tab and the cookie as they are', async () => {
  jar.token = 'tok_1'
  fakeApi(({ authorization }) =>
    authorization === 'Bearer tok_1' ? json({ user: asha, expiresAt }) : html(502),
  )
  const { session } = await openPage()
  jar.token = 'tok_2'
  hear()
  await vi.advanceTimersByTimeAsync(21_000)
  expect(session).toMatchObject({ token: 'tok_1', isAuthenticated: true, check: null })
  expect(jar.token).toBe('tok_2')
})

test('changes of the cookie are broadcast to other tabs, without the token', async () => {
  fakeApi(() => json({}))
  const { signedIn, tokenRefreshed, signedOut } = await openPage()
  signedIn({ user: asha, token: 'tok_1', expiresAt }, { rememberMe: true })
  tokenRefreshed({ token: 'tok_2', expiresAt }, 'tok_1')
  signedOut()
  expect(Channel.last.posted).toHaveLength(3)
  expect(JSON.stringify(Channel.last.posted)).not.toContain('tok_')
  expect(jar.token).toBeNull()
})

test('a tab follows the end of the session in another tab, or when it becomes visible', async () => {
  jar.token = 'tok_1'
  fakeApi(() => json({ user: asha, expiresAt }))
  for (const notice of [hear, () => document.dispatchEvent(new Event('visibilitychange'))]) {
    vi.resetModules()
    jar.token = 'tok_1'
    const { session } = await openPage()
    expect(session.isAuthenticated).toBe(true)
    jar.token = null
    notice()
    expect(session).toMatchObject({ isAuthenticated: false, end: 'signedOutElsewhere' })
  }
})

test('a cookie that arrives after the message about it is seen nevertheless', async () => {
  jar.token = 'tok_1'
  fakeApi(() => json({ user: asha, expiresAt }))
  const { session } = await openPage()
  hear()
  jar.token = null
  await vi.advanceTimersByTimeAsync(1000)
  expect(session).toMatchObject({ isAuthenticated: false, end: 'signedOutElsewhere' })
})

test('a pending sign-in is not interrupted', async () => {
  const calls = fakeApi(() => json({ user: asha, expiresAt }))
  const { session, signingIn } = await openPage()
  signingIn()
  jar.token = 'tok_of_other_tab'
  hear()
  await vi.advanceTimersByTimeAsync(0)
  expect([calls.length, session.isLoading]).toEqual([0, true])
})

test('a browser that rejects cookies is not signed out because of the missing cookie', async () => {
  fakeApi(() => json({}))
  const { session, signedIn } = await openPage()
  jar.keeps = false
  signedIn({ user: asha, token: 'tok_1', expiresAt })
  hear()
  expect(session.isAuthenticated).toBe(true)
})

test('without BroadcastChannel, a tab follows when it becomes visible', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  fakeApi(() => json({ user: asha, expiresAt }))
  const { session } = await openPage()
  jar.token = 'tok_2'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.token).toBe('tok_2')
})
