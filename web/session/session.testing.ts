import { vi } from 'vitest'
import { session, sessionStore } from './session.ts'
import type { SignedIn } from './session-machine.ts'
import { tokenCookie } from './token-cookie.ts'

/** As after a start without a token. */
export function nobodySignedIn() {
  const id = session.user ? session.id + 1 : session.id
  Object.assign(session, { id, user: null, token: null, expiresAt: null, isLoading: false })
  Object.assign(session, { isSigningIn: false, check: null })
}

/** As after the check of a token. */
export function sessionVerified(verified: SignedIn) {
  const id = verified.user.id === session.user?.id ? session.id : session.id + 1
  Object.assign(session, { id, ...verified, isLoading: false, error: null, end: null })
}

/** As after signing out in another tab, when the cookie of `vi.mock` is gone. */
export function signedOutElsewhere() {
  vi.spyOn(tokenCookie, 'isKept').mockReturnValueOnce(true)
  sessionStore.dispatch({ type: 'looked' })
}
