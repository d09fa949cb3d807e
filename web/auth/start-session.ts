import { api, bearer } from '../api/client.ts'
import { ApiError, unwrap } from '../api/errors.ts'
import { noticeLeaving } from '../loading/leaving.ts'
import { nobodySignedIn, sessionVerified } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'
import { followOtherTabs } from './other-tabs.ts'
import { dueForRefresh, replaceToken } from './refresh-token.ts'

const STILL_HERE_MS = 3000

let started = false

/** Verifies the session once per document, and follows the other tabs from then on. */
export function startSession() {
  if (started) return
  started = true
  void verifySession()
  followOtherTabs(verifySession)
}

/** Verifies the token in the cookie and signs its user in if it is valid. */
export const verifySession = () => noticeLeaving(verify)

async function verify(isLeaving: () => boolean): Promise<void> {
  const token = tokenCookie.read()
  if (!token) return nobodySignedIn()
  try {
    const headers = { Authorization: bearer(token) }
    const { user, expiresAt } = await unwrap(api.GET('/auth/verify', { headers }))
    if (!isCurrent(token)) return
    // Before anything is loaded with the old token, which ends immediately.
    if (!dueForRefresh(expiresAt)) return sessionVerified({ user, token, expiresAt })
    const fresh = await replaceToken(token)
    return fresh ? sessionVerified({ user, ...fresh }) : await verify(isLeaving)
  } catch (cause) {
    if (!isCurrent(token)) return
    // The next page verifies it. This one does so only if it stays, as after a download.
    if (isLeaving() && !(cause instanceof ApiError)) {
      await new Promise((resolve) => setTimeout(resolve, STILL_HERE_MS))
      return await verify(isLeaving)
    }
    // An unverifiable token is indistinguishable from a stolen one: forget it even when the check itself failed.
    tokenCookie.remove()
    nobodySignedIn()
  }
}

/** The session may have changed while the response was pending. */
const isCurrent = (token: string) => tokenCookie.read() === token
