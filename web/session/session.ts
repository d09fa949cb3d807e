import { toast } from 'react-hot-toast/headless'
import { proxy } from 'valtio/vanilla'
import type { components } from '#contract'
import { tokenCookie } from './token-cookie.ts'

export type User = components['schemas']['User']

type Session = {
  /** Changes on sign-in and when a session ends. A refreshed token continues the session. */
  id: number
  user: User | null
  token: string | null
  /** RFC 3339; null if signed out. */
  expiresAt: string | null
  isLoading: boolean
  error: string | null
  /** Why the last session of this tab ended. */
  end: 'signedOut' | 'signedOutElsewhere' | 'expired' | null
  readonly isAuthenticated: boolean
}

type SignedIn = { user: User; token: string; expiresAt: string }

const nobody = { user: null, token: null, expiresAt: null } as const

const DAYS_REMEMBERED = 30
const DAYS_OTHERWISE = 1

export const session = proxy<Session>({
  id: 0,
  ...nobody,
  isLoading: true,
  error: null,
  end: null,
  // A response may lack required fields: a session needs both token and user.
  get isAuthenticated() {
    return Boolean(this.user && this.token)
  },
})

export function signingIn() {
  Object.assign(session, { isLoading: true, error: null })
}

export function signedIn({ user, token, expiresAt }: SignedIn, { rememberMe = false } = {}) {
  tokenCookie.save(token, { days: rememberMe ? DAYS_REMEMBERED : DAYS_OTHERWISE })
  begin({ user, token, expiresAt })
}

export function signInFailed(message: string) {
  finish({ error: message })
}

/** Called when the cookie's token is known to belong to `user`. Leaves the cookie unchanged. */
export function sessionVerified(verified: SignedIn) {
  if (verified.user.id !== session.user?.id) return begin(verified)
  Object.assign(session, { ...verified, isLoading: false, error: null, end: null })
}

export function nobodySignedIn() {
  finish({})
}

export function profileChanged(user: User) {
  session.user = user
}

/**
 * Stores the token that the server issued to replace `replaced`. Returns false if `replaced` is no longer
 * current: the user signed out or in since, in any tab, and a late response must not undo that.
 */
export function tokenRefreshed(
  { token, expiresAt }: Pick<SignedIn, 'token' | 'expiresAt'>,
  replaced: string,
): boolean {
  if ((tokenCookie.isKept() ? tokenCookie.read() : session.token) !== replaced) return false
  tokenCookie.save(token, { days: DAYS_REMEMBERED })
  Object.assign(session, { token, expiresAt })
  return true
}

/** Callbacks that must run at sign-out, while the token is still valid. */
export const beforeSignOut = (work: () => void) => signOutCallbacks.push(work)

const signOutCallbacks: (() => void)[] = []

export function signedOut() {
  for (const callback of signOutCallbacks) callback()
  tokenCookie.remove()
  finish({ error: null, end: 'signedOut' })
  toast.success('Logged out successfully')
}

/** Called when the server no longer accepts the token. */
export function sessionExpired() {
  // Another tab may have stored a new token, which must not be removed.
  if (tokenCookie.read() === session.token) tokenCookie.remove()
  finish({ end: 'expired' })
  toast.error('Your session has ended. Please sign in again.')
}

/** Called when another tab of this browser signed out. */
export function signedOutElsewhere() {
  for (const callback of signOutCallbacks) callback()
  finish({ end: 'signedOutElsewhere' })
  toast('You signed out in another tab.')
}

function begin(signedIn: SignedIn) {
  Object.assign(session, { id: session.id + 1, ...signedIn, isLoading: false, error: null, end: null })
}

function finish(change: Partial<Pick<Session, 'error' | 'end'>>) {
  const id = session.user ? session.id + 1 : session.id
  Object.assign(session, { id, ...nobody, ...change, isLoading: false })
}
