import { isOffline } from '../loading/when-online.ts'
import { sessionStore } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'
import { authServer } from './auth-server.ts'
import { carryOutChecks } from './check-session.ts'
import { followOtherTabs } from './other-tabs.ts'

const REPEATED_AFTER_MS = 3000

let started = false

/** Verifies the session once per document, and follows the other tabs from then on. */
export function startSession() {
  if (started) return
  started = true
  const { isDueForRefresh } = tokenCookie
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
