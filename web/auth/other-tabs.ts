import { subscribeKey } from 'valtio/vanilla/utils'
import { session, signedOutElsewhere } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'

/**
 * Tabs of one browser share the cookie: when one signs in, signs out, or replaces the token, the others follow. The
 * message has no content; the cookie is the source of truth.
 */
export function followOtherTabs(verify: () => Promise<void>) {
  const channel = openChannel()
  // A browser that did not store the cookie (WebKit on plain http) must not be signed out because it is missing.
  let kept = tokenCookie.read() !== null

  subscribeKey(session, 'token', (token) => {
    kept = token !== null && tokenCookie.read() === token
    channel?.postMessage('changed')
  })

  function follow() {
    const saved = tokenCookie.read()
    if (saved === session.token || session.isLoading) return
    if (saved) void verify()
    else if (kept) signedOutElsewhere()
  }

  channel?.addEventListener('message', follow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow()
  })
}

/** Firefox rejects a channel where storage is blocked; tabs then synchronise when they become visible. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}
