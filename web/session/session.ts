import { toast } from 'react-hot-toast/headless'
import { proxy } from 'valtio/vanilla'
import type { components } from '#contract'
import { tokenCookie } from './token-cookie.ts'

export type User = components['schemas']['User']

type Session = {
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
  Object.assign(session, { user, token, expiresAt, isLoading: false, error: null, end: null })
}

export function signInFailed(message: string) {
  Object.assign(session, { ...nobody, isLoading: false, error: message })
}

/** The token in the cookie belongs to `user`. The cookie stays as it is. */
export function sessionVerified({ user, token, expiresAt }: SignedIn) {
  Object.assign(session, { user, token, expiresAt, isLoading: false, error: null, end: null })
}

export function nobodySignedIn() {
  Object.assign(session, { ...nobody, isLoading: false })
}

export function profileChanged(user: User) {
  session.user = user
}

export function tokenRefreshed({ token, expiresAt }: Pick<SignedIn, 'token' | 'expiresAt'>) {
  tokenCookie.save(token, { days: DAYS_REMEMBERED })
  Object.assign(session, { token, expiresAt })
}

/** Callbacks that must run at sign-out, while the token is still valid. */
export const beforeSignOut = (work: () => void) => signOutCallbacks.push(work)

const signOutCallbacks: (() => void)[] = []

export function signedOut() {
  for (const finish of signOutCallbacks) finish()
  tokenCookie.remove()
  Object.assign(session, { ...nobody, isLoading: false, error: null, end: 'signedOut' })
  toast.success('Logged out successfully')
}

/** The server no longer accepts the token. */
export function sessionExpired() {
  // Another tab may have replaced the token: that one is not ours to remove.
  if (tokenCookie.read() === session.token) tokenCookie.remove()
  Object.assign(session, { ...nobody, isLoading: false, end: 'expired' })
  toast.error('Your session has ended. Please sign in again.')
}

/** Another tab of this browser signed out. */
export function signedOutElsewhere() {
  for (const finish of signOutCallbacks) finish()
  Object.assign(session, { ...nobody, isLoading: false, end: 'signedOutElsewhere' })
  toast('You signed out in another tab.')
}
