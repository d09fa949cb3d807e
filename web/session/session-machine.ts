import type { components } from '#contract'

export type User = components['schemas']['User']

/** The session of one tab. */
export type Session = {
  /** Changes on sign-in and when a session ends. A refreshed token continues the session. */
  id: number
  user: User | null
  token: string | null
  /** RFC 3339; null if signed out. */
  expiresAt: string | null
  isLoading: boolean
  isSigningIn: boolean
  error: string | null
  /** Why the last session of this tab ended. */
  end: 'signedOut' | 'signedOutElsewhere' | 'expired' | 'unchecked' | null
  /** The one check under way. */
  check: Check | null
}

/** A token of the browser that this tab has not seen yet. `isRepeated`: there was no usable response to it. */
export type Check = { token: string; failures: number; isRepeated: boolean }

export type Token = { token: string; expiresAt: string }
export type SignedIn = Token & { user: User }

export type SessionEvent =
  /** The page opened, became visible or online again, or another tab changed the cookie. */
  | { type: 'looked' }
  /** `replacement` is the token that the server issued instead of `token`. */
  | (SignedIn & { type: 'verified'; replacement?: Token })
  /** The server answered 401 to `token`. */
  | { type: 'rejected'; token: string }
  /** `isFailure`: for another reason than the user leaving the page or being offline. */
  | { type: 'unanswered'; token: string; isFailure: boolean }
  /** Two attempts to replace it failed. */
  | { type: 'notRefreshed'; token: string }
  | { type: 'signingIn' }
  | (SignedIn & { type: 'signedIn'; rememberMe: boolean })
  | { type: 'signInFailed'; message: string }
  /** Another tab signed in meanwhile. */
  | { type: 'signInOvertaken' }
  | (Token & { type: 'refreshed'; replaced: string })
  | { type: 'expired'; token: string | null }
  | { type: 'profileChanged'; user: User }
  | { type: 'signedOut' }

export type CookieChange = 'remove' | { save: string; rememberMe: boolean }
type Transition = { change: Partial<Session>; cookie?: CookieChange }

export const initialSession: Session = {
  id: 0,
  user: null,
  token: null,
  expiresAt: null,
  isLoading: true,
  isSigningIn: false,
  error: null,
  end: null,
  check: null,
}

/** A server that restarts is back by then. */
const MAX_FAILURES = 4

/**
 * What `event` changes. `present` is the token that this browser holds now: tabs share it, and a response counts only
 * if it is about that token.
 */
export function transition(session: Session, event: SessionEvent, present: string | null): Transition {
  switch (event.type) {
    case 'looked':
      return look(session, present)
    case 'verified':
      return verified(session, event, present)
    case 'rejected':
      if (isChecked(session, event.token, present))
        return { change: finish(session, session.user ? { end: 'expired' } : {}), cookie: 'remove' }
      return ended(session, event.token, present)
    case 'unanswered':
      return unanswered(session, event, present)
    case 'notRefreshed':
      if (present !== event.token || (session.check ?? session).token !== present)
        return look(session, present)
      return { change: finish(session, { end: 'unchecked' }), cookie: 'remove' }
    case 'signingIn':
      return { change: { isSigningIn: true, isLoading: true, error: null, check: null } }
    case 'signedIn': {
      const { user, token, expiresAt, rememberMe } = event
      return {
        change: { id: session.id + 1, ...settled, user, token, expiresAt, error: null, end: null },
        cookie: { save: token, rememberMe },
      }
    }
    case 'signInFailed':
      return thenLook(session, finish(session, { error: event.message }), present)
    case 'signInOvertaken':
      return thenLook(session, settled, present)
    case 'refreshed':
      if (present !== event.replaced || session.token !== event.replaced) return look(session, present)
      return {
        change: { token: event.token, expiresAt: event.expiresAt },
        cookie: { save: event.token, rememberMe: true },
      }
    case 'expired':
      return ended(session, event.token, present)
    case 'profileChanged':
      return { change: { user: event.user } }
    case 'signedOut':
      return { change: finish(session, { error: null, end: 'signedOut' }), cookie: 'remove' }
  }
}

const nobody = { user: null, token: null, expiresAt: null } as const
const settled = { isLoading: false, isSigningIn: false, check: null } as const

/** Compares the token of this tab with that of the browser. */
function look(session: Session, present: string | null): Transition {
  const { token, check, isSigningIn } = session
  // The sign-in decides when it ends.
  if (isSigningIn || (check && check.token === present)) return { change: {} }
  if (present === token) return { change: settled }
  if (present === null)
    return { change: finish(session, { end: hasExpired(session) ? 'expired' : 'signedOutElsewhere' }) }
  return { change: { check: { token: present, failures: 0, isRepeated: false } } }
}

/** Browsers drop the cookie by their own clock, which may differ a little from the server's. */
const TOLERANCE_MS = 60_000

const hasExpired = ({ expiresAt }: Session) =>
  expiresAt !== null && Date.now() >= Date.parse(expiresAt) - TOLERANCE_MS

function thenLook(session: Session, change: Partial<Session>, present: string | null): Transition {
  const { change: looked } = look({ ...session, ...change }, present)
  return { change: { ...change, ...looked } }
}

const isChecked = ({ check }: Session, token: string, present: string | null) =>
  check?.token === token && present === token

function verified(
  session: Session,
  { user, token, expiresAt, replacement }: Extract<SessionEvent, { type: 'verified' }>,
  present: string | null,
): Transition {
  // The replaced token is invalid, even if this tab has started another check since.
  const isSaved = replacement !== undefined && present === token
  const cookie = isSaved ? ({ save: replacement.token, rememberMe: true } as const) : undefined
  if (!isChecked(session, token, present)) {
    return { ...look(session, isSaved ? replacement.token : present), ...(cookie && { cookie }) }
  }
  const isSame = session.user?.id === user.id
  const id = isSame ? session.id : session.id + 1
  const current = replacement ?? { token, expiresAt }
  return { change: { id, ...settled, user, ...current, error: null, end: null }, ...(cookie && { cookie }) }
}

function unanswered(
  session: Session,
  { token, isFailure }: Extract<SessionEvent, { type: 'unanswered' }>,
  present: string | null,
): Transition {
  if (!isChecked(session, token, present)) return look(session, present)
  const failures = (session.check?.failures ?? 0) + (isFailure ? 1 : 0)
  if (failures < MAX_FAILURES) return { change: { check: { token, failures, isRepeated: true } } }
  // A tab that just follows the others keeps what it has; only a page that opens has nothing else to go by: an
  // unverifiable token is indistinguishable from a stolen one.
  if (!session.isLoading) return { change: { check: null } }
  return { change: finish(session, { end: 'unchecked' }), cookie: 'remove' }
}

/** The session of this tab has ended, unless a tab has a newer token. */
function ended(session: Session, token: string | null, present: string | null): Transition {
  const isReplaced = present !== null && present !== session.token
  if (token !== session.token || isReplaced) return look(session, present)
  return { change: finish(session, { end: 'expired' }), ...(present !== null && { cookie: 'remove' }) }
}

const finish = (session: Session, change: Partial<Pick<Session, 'error' | 'end'>>): Partial<Session> => ({
  id: session.user ? session.id + 1 : session.id,
  ...nobody,
  ...settled,
  ...change,
})
