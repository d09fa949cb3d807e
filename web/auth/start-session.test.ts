// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { fakeApi, heldResponse, html, json } from '../api/fake-api.testing.ts'
import { asha } from '../session/asha.testing.ts'
import { Channel, expiresAt, hear, jar, openPage } from './page.testing.ts'

const unauthenticated = () => json({ message: 'Please sign in.', code: 'unauthenticated' }, 401)
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test('without a cookie, loading ends without a request', async () => {
  const calls = fakeApi(() => json({}))
  const { session } = await openPage()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect(calls).toEqual([])
})

test('a valid cookie signs its user in', async () => {
  jar.token = 'tok_1'
  const calls = fakeApi(() => json({ user: asha, expiresAt }))
  const { session } = await openPage()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: true, token: 'tok_1', user: asha })
  expect(calls).toMatchObject([{ method: 'GET', path: '/auth/verify', authorization: 'Bearer tok_1' }])
  expect(Channel.last.posted).toEqual([])
})

test('a rejected cookie is removed at once, and the other tabs are notified', async () => {
  jar.token = 'tok_1'
  fakeApi(unauthenticated)
  const { session } = await openPage()
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect(jar.token).toBeNull()
  expect(Channel.last.posted).toEqual(['changed'])
})

test.each([
  ['answered by a proxy', () => html(200)],
  ['answered without a user', () => json({ expiresAt })],
  ['not answered', unreachable],
])('a cookie is removed if its check is %s for twenty seconds', async (_name, response) => {
  jar.token = 'tok_1'
  const calls = fakeApi(response)
  const { session } = await openPage()
  expect([session.isLoading, jar.token]).toEqual([true, 'tok_1'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([session.isLoading, jar.token]).toEqual([true, 'tok_1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(session).toMatchObject({ isLoading: false, isAuthenticated: false })
  expect([calls.length, jar.token]).toEqual([4, null])
  expect(session.end).toBe('unchecked')
})

test('after Stop, the cookie is checked again instead of removed', async () => {
  jar.token = 'tok_1'
  const calls = fakeApi(() => (calls.length > 1 ? json({ user: asha, expiresAt }) : unreachable()))
  const { session } = await openPage()
  await vi.advanceTimersByTimeAsync(3000)
  expect(session).toMatchObject({ isAuthenticated: true, token: 'tok_1' })
  expect(Channel.last.posted).toEqual([])
})

test('leaving the page while the cookie is being checked keeps it, however many checks fail', async () => {
  jar.token = 'tok_1'
  fakeApi(() => {
    dispatchEvent(new Event('beforeunload'))
    return unreachable()
  })
  const { session } = await openPage()
  await vi.advanceTimersByTimeAsync(9000)
  expect([session.isLoading, jar.token]).toEqual([true, 'tok_1'])
})

test('offline, the check waits for the network', async () => {
  jar.token = 'tok_1'
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const calls = fakeApi(() => (calls.length > 1 ? json({ user: asha, expiresAt }) : unreachable()))
  const { session } = await openPage()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([calls.length, session.isLoading, jar.token]).toEqual([1, true, 'tok_1'])
  network.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.isAuthenticated).toBe(true)
})

test('a cookie that changes while it is checked is checked anew, and its old response does not count', async () => {
  jar.token = 'tok_1'
  const calls = fakeApi(({ authorization }) => {
    if (authorization !== 'Bearer tok_1') return json({ user: asha, expiresAt })
    jar.token = 'tok_2'
    hear()
    return unauthenticated()
  })
  const { session } = await openPage()
  expect(session).toMatchObject({ isLoading: false, token: 'tok_2', isAuthenticated: true })
  expect([calls.length, jar.token]).toEqual([2, 'tok_2'])
})

test('looking again while a check is under way does not start another', async () => {
  jar.token = 'tok_1'
  const calls = fakeApi(() => new Promise<Response>(() => undefined))
  await openPage()
  hear()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(1)
})

test('a sign-in during the check is kept', async () => {
  jar.token = 'tok_old'
  const { response, respond } = heldResponse()
  fakeApi(() => response)
  const { session, signingIn, signedIn } = await openPage()
  signingIn()
  signedIn({ user: asha, token: 'tok_new', expiresAt })
  respond(unauthenticated())
  await vi.advanceTimersByTimeAsync(0)
  expect(session).toMatchObject({ token: 'tok_new', isAuthenticated: true })
  expect(jar.token).toBe('tok_new')
})
