import { toast } from 'react-hot-toast/headless'
import { proxy } from 'valtio/vanilla'
import type { components } from '#contract'
import { tokenCookie } from './token-cookie.ts'

export type User = components['schemas']['User']

type Session = {
  /** Changes when somebody signs in and when a session ends. A replaced token continues the session. */
  id: number
  user: User | null
  token: string | null
  /** RFC 3339; null if nobody is signed in. */
  expiresAt: string | null
  isLoading: boolean
  error: string | null
  /** Why the last session of this tab ended: the person left, or something ended it. */
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
  // An answer may lack what the contract promises: neither half alone is a session.
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

/** The token in the cookie belongs to `user`. The cookie stays as it is. */
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
 * Takes over a token that the server gave in place of `replaced`. False if that one is no longer the browser's:
 * somebody has signed out or in since, in this tab or another, and a late answer must not undo that.
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

/** The server no longer accepts the token. */
export function sessionExpired() {
  // Another tab may have replaced the token: that one is not ours to remove.
  if (tokenCookie.read() === session.token) tokenCookie.remove()
  finish({ end: 'expired' })
  toast.error('Your session has ended. Please sign in again.')
}

/** Another tab of this browser signed out. */
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
