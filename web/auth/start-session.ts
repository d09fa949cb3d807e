import { isOffline } from '../loading/when-online.ts'
import { sessionStore } from '../session/session.ts'
import type { SessionStore } from '../session/session-store.ts'
import { forgetStored } from '../session/tab-memory.ts'
import { tokenCookie } from '../session/token-cookie.ts'
import { authServer } from './auth-server.ts'
import { carryOutChecks } from './check-session.ts'

const REPEATED_AFTER_MS = 3000

let started = false

/** Verifies the session once per document, and follows the other tabs from then on. */
export function startSession() {
  if (started) return
  started = true
  const { isDueForRefresh } = tokenCookie
  if (tokenCookie.read() === null) forgetStored()
  carryOutChecks(sessionStore, { server: authServer, isDueForRefresh, pause })
  followOtherTabs(sessionStore)
  sessionStore.dispatch({ type: 'looked' })
}

/** A page that the user leaves never gets that far; offline, it waits for the network. */
async function pause(signal: AbortSignal, failures: number) {
  const events = new AbortController()
  const stop = { signal: events.signal }
  await new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', resolve, stop)
    if (isOffline()) addEventListener('online', resolve, stop)
    else setTimeout(resolve, REPEATED_AFTER_MS * 2 ** Math.max(0, failures - 1))
  })
  events.abort()
}

/** Browsers run tabs in separate processes: a changed cookie may arrive after the message about it. */
const COOKIE_DELAY_MS = 500

/**
 * Tabs of one browser share the cookie: when one changes it, the others look at it. The message has no content; the
 * cookie is the source of truth.
 */
function followOtherTabs({ dispatch, onCookieChange }: SessionStore) {
  const tabs = openChannel()
  const look = () => dispatch({ type: 'looked' })
  onCookieChange(() => tabs?.postMessage('changed'))
  tabs?.addEventListener('message', () => {
    look()
    setTimeout(look, COOKIE_DELAY_MS)
  })
  addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
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
