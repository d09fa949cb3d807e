import type { SessionStore } from '../session/session-store.ts'

/** Browsers keep tabs in processes of their own: a changed cookie may arrive after the message about it. */
const COOKIE_DELAY_MS = 500

type Tabs = Pick<BroadcastChannel, 'postMessage'> & Pick<EventTarget, 'addEventListener'>

/**
 * Tabs of one browser share the cookie: when one changes it, the others look at it. The message has no content; the
 * cookie is the source of truth.
 */
export function followOtherTabs(
  { dispatch, onCookieChange }: SessionStore,
  tabs: Tabs | undefined = openChannel(),
) {
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
