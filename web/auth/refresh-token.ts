import type { components } from '#contract'
import { api, bearer } from '../api/client.ts'
import { unwrap } from '../api/errors.ts'
import { tokenRefreshed } from '../session/session.ts'
import { withTabLock } from '../session/tab-lock.ts'
import { tokenCookie } from '../session/token-cookie.ts'

type Fresh = components['schemas']['RefreshedToken']

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A token lasts 30 days with "remember me", otherwise 1. One with more than a day left was therefore remembered, and
 * one with less than 29 was last replaced before yesterday.
 */
export function dueForRefresh(expiresAt: string, now = Date.now()): boolean {
  const left = Date.parse(expiresAt) - now
  return left > DAY_MS && left < 29 * DAY_MS
}

/**
 * Replaces `token`, for every tab. Null if `token` is no longer current in this browser, and the cookie has to be
 * verified.
 * @throws ApiError or NetworkError, with the session unchanged
 */
export async function replaceToken(token: string): Promise<Fresh | null> {
  // Two replacements at once would invalidate each other's token.
  return await withTabLock('auth_token', {}, async () => {
    if ((tokenCookie.read() ?? token) !== token) return null
    const headers = { Authorization: bearer(token) }
    const fresh = await unwrap(api.POST('/auth/refresh', { headers }))
    return tokenRefreshed(fresh, token) ? fresh : null
  })
}
