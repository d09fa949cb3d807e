import { toast } from 'react-hot-toast/headless'
import { dispatchAfterRefresh } from './after-refresh.ts'
import type { SignedIn, Token, User } from './session-machine.ts'
import { createSessionStore } from './session-store.ts'
import { emptyTab, forgetStored } from './tab-memory.ts'
import { tokenCookie } from './token-cookie.ts'

export type { User } from './session-machine.ts'

const endings = {
  signedOut: () => toast.success('Logged out successfully'),
  signedOutElsewhere: () => toast('You have been signed out.'),
  expired: () => toast.error('Your session has ended. Please sign in again.'),
  unchecked: () => toast.error('Your sign-in could not be checked. Please sign in again.'),
} as const

/** The session of this tab. */
export const sessionStore = createSessionStore(tokenCookie, {
  ended: (end) => {
    emptyTab()
    if (end === 'signedOut' || end === 'signedOutElsewhere') forgetStored()
    endings[end]()
  },
})

export const { session, beforeSignOut } = sessionStore
const { dispatch } = sessionStore

export const signingIn = () => dispatch({ type: 'signingIn' })

export const signedIn = (signedIn: SignedIn, { rememberMe = false } = {}) =>
  dispatch({ type: 'signedIn', ...signedIn, rememberMe })

export const signInFailed = (message: string) => dispatch({ type: 'signInFailed', message })

export const signInOvertaken = () => dispatch({ type: 'signInOvertaken' })

export const profileChanged = (user: User) => dispatch({ type: 'profileChanged', user })

/**
 * Stores the token that the server issued to replace `replaced`. It is discarded if `replaced` is no longer present:
 * the user signed out or in since, in any tab, and a late response must not undo that.
 */
export const tokenRefreshed = (token: Token, replaced: string) =>
  dispatch({ type: 'refreshed', ...token, replaced })

export const signedOut = () => dispatch({ type: 'signedOut' })

/** Called when the server answers 401 to `token`. */
export const tokenRejected = (token: string) =>
  dispatchAfterRefresh(sessionStore, { type: 'rejected', token })

/** Called when the server did not replace `token`, twice. */
export const tokenNotRefreshed = (token: string) =>
  dispatchAfterRefresh(sessionStore, { type: 'notRefreshed', token })

/** Called when the time of the session is over, or its token is rejected. */
export const sessionExpired = (token = session.token) =>
  dispatchAfterRefresh(sessionStore, { type: 'expired', token })
