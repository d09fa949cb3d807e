import { expect, test, vi } from 'vitest'
import { hasTokenCookie } from './has-token-cookie.ts'
import { onSessionOpened, openSession } from './session-opened.ts'
import { tokenCookie } from './token-cookie.ts'

test('the cookie is called auth_token, and is Secure, SameSite=Strict and expires as given', () => {
  // A whole second, as cookies count.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T06:30:00Z') })
  const page = writtenCookies()
  for (const [rememberMe, days] of [
    [true, 30],
    [false, 1],
  ] as const) {
    tokenCookie.save('tok_1', { rememberMe })
    const written = page.written.findLast((cookie) => cookie.startsWith('auth_token'))
    expect(written).toMatch(/^auth_token=tok_1; path=\/; expires=.+; secure; sameSite=Strict$/)
    const expires = Date.parse(/expires=([^;]+)/.exec(written ?? '')?.[1] ?? '')
    expect(expires - Date.now()).toBe(days * DAY_MS)
  }
})

test('a token is due for its refresh a day after it was saved, if its user is remembered', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const page = writtenCookies()
  tokenCookie.save('tok_1', { rememberMe: true })
  expect(tokenCookie.isDueForRefresh()).toBe(false)
  vi.setSystemTime(Date.now() + DAY_MS)
  expect(tokenCookie.isDueForRefresh()).toBe(true)
  tokenCookie.save('tok_2', { rememberMe: false })
  vi.setSystemTime(Date.now() + DAY_MS)
  expect([page.cookie, tokenCookie.isDueForRefresh()]).toEqual(['auth_token=tok_2', false])
  tokenCookie.remove()
  expect(page.cookie).not.toContain('tok_2')
})

const DAY_MS = 24 * 60 * 60 * 1000

/** A document that keeps its cookies as a browser does, without their expiry. */
function writtenCookies() {
  const jar = new Map<string, string>()
  const page = {
    written: [] as string[],
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      page.written.push(text)
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      const [, expires] = /expires=([^;]*)/.exec(text) ?? []
      if (expires && Date.parse(expires) <= Date.now()) jar.delete(name)
      else jar.set(name, value)
    },
  }
  vi.stubGlobal('document', page)
  return page
}

test('with cookies blocked, there is no token, and nothing breaks', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set cookie(_text: string) {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
  tokenCookie.save('tok_1', { rememberMe: false })
  tokenCookie.remove()
  expect(tokenCookie.read()).toBeNull()
  expect(hasTokenCookie()).toBe(false)
})

test('a test cookie shows that a browser keeps none, even if it claims to', () => {
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('document', { cookie: '' })
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  expect(tokenCookie.canBeKept()).toBe(false)
  const page = writtenCookies()
  expect(tokenCookie.canBeKept()).toBe(true)
  expect(page.cookie).toBe('')
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

test('a token that another host of the domain has set is removed too', () => {
  const removed: string[] = []
  vi.stubGlobal('location', { hostname: 'pay.kosha.example' })
  vi.stubGlobal('document', {
    get cookie() {
      return removed.some((text) => /domain=kosha\.example/i.test(text)) ? '' : 'auth_token=tossed'
    },
    set cookie(text: string) {
      if (text.startsWith('auth_token=;')) removed.push(text)
    },
  })
  tokenCookie.remove()
  expect(tokenCookie.read()).toBeNull()
})
