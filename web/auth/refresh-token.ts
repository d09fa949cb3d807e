import type { components } from '#contract'
import { api, bearer } from '../api/client.ts'
import { unwrap } from '../api/errors.ts'
import { tokenRefreshed } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'

type Fresh = components['schemas']['RefreshedToken']

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A token lasts 30 days if the person asked to be remembered, otherwise 1. One with more than a day left was
 * therefore remembered, and one with less than 29 was last replaced before yesterday.
 */
export function dueForRefresh(expiresAt: string, now = Date.now()): boolean {
  const left = Date.parse(expiresAt) - now
  return left > DAY_MS && left < 29 * DAY_MS
}

/**
 * Replaces `token`, for every tab. Null if `token` is no longer the browser's: what the cookie holds is to be verified.
 * @throws ApiError or NetworkError, with the session left as it was
 */
export async function replaceToken(token: string): Promise<Fresh | null> {
  return await alone(async () => {
    if ((tokenCookie.read() ?? token) !== token) return null
    const headers = { Authorization: bearer(token) }
    const fresh = await unwrap(api.POST('/auth/refresh', { headers }))
    return tokenRefreshed(fresh, token) ? fresh : null
  })
}

/** One tab at a time: two replacements at once would end each other's token. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  let begun = false
  const once = () => {
    begun = true
    return work()
  }
  try {
    return await (locks ? locks.request('auth_token', once) : once())
  } catch (error) {
    // Where cookies are blocked the lock is refused, and there is no other tab to be kept from the token.
    if (begun) throw error
    return await work()
  }
}
