import { api, bearer } from '../api/client.ts'
import { unwrap } from '../api/errors.ts'
import { nobodySignedIn, sessionVerified } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'
import { followOtherTabs } from './other-tabs.ts'
import { dueForRefresh, replaceToken } from './refresh-token.ts'

let started = false

/** Verifies the session once per document, and follows the other tabs from then on. */
export function startSession() {
  if (started) return
  started = true
  void verifySession()
  followOtherTabs(verifySession)
}

/** Verifies the token in the cookie and signs its user in if it is valid. */
export async function verifySession(): Promise<void> {
  const token = tokenCookie.read()
  if (!token) return nobodySignedIn()
  try {
    const headers = { Authorization: bearer(token) }
    const { user, expiresAt } = await unwrap(api.GET('/auth/verify', { headers }))
    if (!isCurrent(token)) return
    // Before anything is loaded with the old token, which ends immediately.
    if (!dueForRefresh(expiresAt)) return sessionVerified({ user, token, expiresAt })
    const fresh = await replaceToken(token)
    return fresh ? sessionVerified({ user, ...fresh }) : await verifySession()
  } catch {
    if (!isCurrent(token)) return
    // An unverifiable token is indistinguishable from a stolen one: forget it even when the check itself failed.
    tokenCookie.remove()
    nobodySignedIn()
  }
}

/** The session may have changed while the response was pending. */
const isCurrent = (token: string) => tokenCookie.read() === token
