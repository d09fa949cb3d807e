import { afterEach, expect, test, vi } from 'vitest'
import { hasTokenCookie } from './has-token-cookie.ts'
import { onSessionOpened, openSession } from './session-opened.ts'
import { tokenCookie } from './token-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test('the cookie is called auth_token, and is Secure, SameSite=Strict and expires as given', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  tokenCookie.save('tok_1', { days: 30 })
  expect(page.cookie).toMatch(/^auth_token=tok_1; path=\/; expires=.+; secure; sameSite=Strict$/)
  const expires = Date.parse(/expires=([^;]+)/.exec(page.cookie)?.[1] ?? '')
  expect(Math.abs(expires - Date.now() - 30 * 24 * 60 * 60 * 1000)).toBeLessThan(5000)
})

test('with cookies blocked, there is no token, and nothing breaks', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set cookie(_text: string) {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
  tokenCookie.save('tok_1', { days: 1 })
  tokenCookie.remove()
  expect(tokenCookie.read()).toBeNull()
  expect(hasTokenCookie()).toBe(false)
})

test('the account menu follows the cookie, or a page that knows the session', () => {
  vi.stubGlobal('document', { cookie: 'my_auth_token=1; other=2' })
  expect(hasTokenCookie()).toBe(false)
  vi.stubGlobal('document', { cookie: 'other=2; auth_token=tok_1' })
  expect(hasTokenCookie()).toBe(true)
  vi.stubGlobal('document', { cookie: '' })
  const follow = vi.fn()
  const stop = onSessionOpened(follow)
  openSession()
  stop()
  expect(follow).toHaveBeenCalledOnce()
  const late = vi.fn()
  onSessionOpened(late)()
  expect(late).toHaveBeenCalledOnce()
})
