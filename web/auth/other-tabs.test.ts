import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha } from '../session/asha.testing.ts'
import { nobodySignedIn, session, signedIn, signingIn, tokenRefreshed } from '../session/session.ts'
import { followOtherTabs } from './other-tabs.ts'

const jar = vi.hoisted(() => ({ token: null as string | null, keeps: true }))
vi.mock('../session/token-cookie.ts', () => ({
  tokenCookie: {
    read: () => jar.token,
    save: (token: string) => jar.keeps && Object.assign(jar, { token }),
    remove: () => Object.assign(jar, { token: null }),
    isKept: () => jar.keeps,
  },
}))

const expiresAt = '2027-01-01T00:00:00.000Z'

/** Simulates the other tabs. */
class Channel extends EventTarget {
  static last = new Channel()
  readonly posted: unknown[] = []
  constructor() {
    super()
    Channel.last = this
  }
  postMessage(message: unknown) {
    this.posted.push(message)
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const verify = vi.fn(() => Promise.resolve())

beforeEach(() => {
  Object.assign(jar, { token: null, keeps: true })
  Object.assign(page, { visibilityState: 'visible' })
  verify.mockClear()
  nobodySignedIn()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('document', page)
  followOtherTabs(verify)
})
afterEach(() => vi.unstubAllGlobals())

const hear = () => Channel.last.dispatchEvent(new Event('message'))
const ashaSignsIn = async () => {
  signedIn({ user: asha, token: 'tok_1', expiresAt })
  await vi.waitFor(() => expect(Channel.last.posted).toHaveLength(1))
}

test('sign-ins and token refreshes are broadcast to other tabs, without the token', async () => {
  await ashaSignsIn()
  tokenRefreshed({ token: 'tok_2', expiresAt }, 'tok_1')
  await vi.waitFor(() => expect(Channel.last.posted).toHaveLength(2))
  expect(JSON.stringify(Channel.last.posted)).not.toContain('tok_')
})

test('a token saved by another tab is verified in this tab', async () => {
  await ashaSignsIn()
  jar.token = 'tok_of_other_tab'
  hear()
  expect(verify).toHaveBeenCalledOnce()
})

test('the end of the session in another tab ends it here, with a message', async () => {
  await ashaSignsIn()
  jar.token = null
  hear()
  expect(session).toMatchObject({ isAuthenticated: false, end: 'signedOutElsewhere' })
  expect(verify).not.toHaveBeenCalled()
})

test('a background tab checks the session when it becomes visible', async () => {
  await ashaSignsIn()
  jar.token = null
  Object.assign(page, { visibilityState: 'hidden' })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(session.isAuthenticated).toBe(true)
  Object.assign(page, { visibilityState: 'visible' })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(session.isAuthenticated).toBe(false)
})

test('a message without news changes nothing', async () => {
  await ashaSignsIn()
  hear()
  expect(session).toMatchObject({ isAuthenticated: true, token: 'tok_1' })
  expect(verify).not.toHaveBeenCalled()
})

test('a pending sign-in is not interrupted', () => {
  signingIn()
  jar.token = 'tok_of_other_tab'
  hear()
  expect(verify).not.toHaveBeenCalled()
})

test('a browser that rejects cookies is not signed out because of the missing cookie', async () => {
  jar.keeps = false
  await ashaSignsIn()
  hear()
  expect(session.isAuthenticated).toBe(true)
})

test('without BroadcastChannel, signing in works, and a tab follows when it becomes visible', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  expect(() => followOtherTabs(verify)).not.toThrow()
  await ashaSignsIn()
  jar.token = 'tok_2'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(verify).toHaveBeenCalled()
})
