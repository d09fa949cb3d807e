import type { Caller } from '../../kosha/store/auth-sessions.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import { MINUTE_MS } from '../time/clock.ts'

type Read = { id: string; query: Record<string, unknown> }

/**
 * The entity tag of a response that is computed from rows, known before it is computed. It changes with every write to
 * the session, when its store is replaced (a restart, a snapshot or an import) or the contract is, and that of the
 * figures with every minute. Undefined if the response also changes as time passes.
 */
export function tagOf(
  { store, clock }: MockSession,
  { user }: Caller,
  { id, query }: Read,
  contractId: string,
): string | undefined {
  if (query.lastHours !== undefined) return undefined
  const minute = id === 'getStats' ? `.${Math.floor(clock.now() / MINUTE_MS)}` : ''
  return `"${contractId}.${store.changes.version}${minute}.${user.id}"`
}

/** Whether a client that sent `If-None-Match` has this response (RFC 9110). A proxy that compresses makes tags weak. */
export const hasTag = (ifNoneMatch: unknown, tag: string): boolean =>
  typeof ifNoneMatch === 'string' &&
  ifNoneMatch
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each.replace(/^W\//, '') === tag)
