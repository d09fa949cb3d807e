import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

const user = {
  id: 'usr_asha',
  name: 'Asha Rao',
  email: 'asha@tarang.example',
  role: 'merchant',
  businessName: 'Tarang Textiles',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const
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
  signedIn({ user, token: 'tok_1', expiresAt })
  await vi.waitFor(() => expect(Channel.last.posted).toHaveLength(1))
}

test('signing in and replacing the token are told to the other tabs, without the token', async () => {
  await ashaSignsIn()
  tokenRefreshed({ token: 'tok_2', expiresAt }, 'tok_1')
  await vi.waitFor(() => expect(Channel.last.posted).toHaveLength(2))
  expect(JSON.stringify(Channel.last.posted)).not.toContain('tok_')
})

test('a token that another tab saved is verified here', async () => {
  await ashaSignsIn()
  jar.token = 'tok_of_other_tab'
  hear()
  expect(verify).toHaveBeenCalledOnce()
})

test('the end in another tab is the end here, and said', async () => {
  await ashaSignsIn()
  jar.token = null
  hear()
  expect(session).toMatchObject({ isAuthenticated: false, end: 'signedOutElsewhere' })
  expect(verify).not.toHaveBeenCalled()
})

test('a tab that was in the background looks when it is seen again', async () => {
  await ashaSignsIn()
  jar.token = null
  Object.assign(page, { visibilityState: 'hidden' })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(session.isAuthenticated).toBe(true)
  Object.assign(page, { visibilityState: 'visible' })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(session.isAuthenticated).toBe(false)
})

test('a message that changes nothing here changes nothing', async () => {
  await ashaSignsIn()
  hear()
  expect(session).toMatchObject({ isAuthenticated: true, token: 'tok_1' })
  expect(verify).not.toHaveBeenCalled()
})

test('a sign-in on its way is left to its answer', () => {
  signingIn()
  jar.token = 'tok_of_other_tab'
  hear()
  expect(verify).not.toHaveBeenCalled()
})

test('a browser that keeps no cookie is not signed out for its absence', async () => {
  jar.keeps = false
  await ashaSignsIn()
  hear()
  expect(session.isAuthenticated).toBe(true)
})

test('where a browser refuses a channel, signing in works, and a tab follows when it is looked at', async () => {
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
