import { afterEach, expect, test, vi } from 'vitest'
import { tokenCookie } from './token-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test('the cookie is called auth_token, secure, strictly same-site, and ends when it was told to', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  tokenCookie.save('tok_1', { days: 30 })
  expect(page.cookie).toMatch(/^auth_token=tok_1; path=\/; expires=.+; secure; sameSite=Strict$/)
  const expires = Date.parse(/expires=([^;]+)/.exec(page.cookie)?.[1] ?? '')
  expect(Math.abs(expires - Date.now() - 30 * 24 * 60 * 60 * 1000)).toBeLessThan(5000)
})
