import { vi } from 'vitest'
import { asha } from './asha.testing.ts'
import { session, sessionStore } from './session.ts'
import type { SignedIn } from './session-machine.ts'
import { tokenCookie } from './token-cookie.ts'

/** As after a start without a token. */
export function nobodySignedIn() {
  const id = session.user ? session.id + 1 : session.id
  tokenCookie.remove()
  Object.assign(session, { id, user: null, token: null, expiresAt: null, isLoading: false })
  Object.assign(session, { isSigningIn: false, check: null })
}

/** As after the check of a token. */
export function sessionVerified(changes: Partial<SignedIn> = {}) {
  const verified = { user: asha, token: 'tok_1', expiresAt: '2030-01-01T00:00:00.000Z', ...changes }
  const id = verified.user.id === session.user?.id ? session.id : session.id + 1
  tokenCookie.save(verified.token, { rememberMe: false })
  Object.assign(session, { id, ...verified, isLoading: false, error: null, end: null })
}

/** As after signing out in another tab, which removes the cookie. */
export function signedOutElsewhere() {
  vi.spyOn(tokenCookie, 'isKept').mockReturnValueOnce(true)
  vi.spyOn(tokenCookie, 'read').mockReturnValueOnce(null)
  sessionStore.dispatch({ type: 'looked' })
}
