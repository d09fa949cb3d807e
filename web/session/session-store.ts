import { proxy } from 'valtio/vanilla'
import type { CookieChange, Session, SessionEvent } from './session-machine.ts'
import { initialSession, transition } from './session-machine.ts'

/** Where the tabs of a browser keep their token. */
export type SharedCookie = {
  read: () => string | null
  save: (token: string, options: { rememberMe: boolean }) => void
  /** False if the browser did not store the token, so that only this tab has it. */
  isKept: () => boolean
  remove: () => void
}

/** `ended` is called once a session of this tab has ended. */
type SessionListener = { ended: (end: NonNullable<Session['end']>) => void }

export type SessionStore = ReturnType<typeof createSessionStore>

/** The session of one tab, changed by events only. */
export function createSessionStore(cookie: SharedCookie, { ended }: SessionListener) {
  const session = proxy({
    ...initialSession,
    // A response may lack required fields: a session needs both token and user.
    get isAuthenticated(): boolean {
      return Boolean(this.user && this.token)
    },
  })
  const cookieListeners = new Set<() => void>()
  const signOutCallbacks = new Set<() => void>()

  /** The token that this browser has. */
  const present = () => (cookie.isKept() ? cookie.read() : session.token)

  function write(change: CookieChange) {
    if (change === 'remove') cookie.remove()
    else cookie.save(change.save, change)
    for (const listener of cookieListeners) listener()
  }

  function dispatch(event: SessionEvent) {
    const { change, cookie: cookieChange } = transition(session, event, present())
    if (change.end?.startsWith('signedOut')) for (const callback of signOutCallbacks) callback()
    if (cookieChange) write(cookieChange)
    Object.assign(session, change)
    if (change.end) ended(change.end)
  }

  return {
    session,
    dispatch,
    present,
    /** Callbacks that must run at sign-out, while the token is still valid. */
    beforeSignOut: (work: () => void) => signOutCallbacks.add(work),
    /** Calls `listener` when this tab has changed the cookie. */
    onCookieChange: (listener: () => void) => cookieListeners.add(listener),
  }
}
