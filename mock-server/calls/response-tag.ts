import type { MockSession } from '../sessions/mock-session.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Store } from '../store/store.ts'
import { MINUTE_MS } from '../time/clock.ts'

type TaggedState = { store: Store; replaced: number }

/**
 * The entity tags of responses that are computed from rows. A tag changes with every write to the session, when its
 * store is replaced (a restart, a snapshot or an import) or the contract is, and that of the figures with every minute.
 */
export class ResponseTags {
  private readonly seen = new WeakMap<MockSession, TaggedState>()

  /** @param contracts how many contracts the server has had */
  constructor(private readonly contracts: number) {}

  /** Undefined if the response also changes as time passes. */
  of(
    session: MockSession,
    { user }: Caller,
    { id, query }: { id: string; query: Record<string, unknown> },
  ): string | undefined {
    if (query.lastHours !== undefined) return undefined
    const { store, clock } = session
    const minute = id === 'getStats' ? `.${Math.floor(clock.now() / MINUTE_MS)}` : ''
    return `"${this.contracts}.${this.timesReplaced(session)}.${store.changes.count}${minute}.${user.id}"`
  }

  private timesReplaced(session: MockSession): number {
    const { store } = session
    const before = this.seen.get(session)
    if (before?.store === store) return before.replaced
    const replaced = (before?.replaced ?? 0) + 1
    this.seen.set(session, { store, replaced })
    return replaced
  }
}

/** Whether a client that sent `If-None-Match` has this response (RFC 9110). A proxy that compresses makes tags weak. */
export const hasTag = (ifNoneMatch: unknown, tag: string): boolean =>
  typeof ifNoneMatch === 'string' &&
  ifNoneMatch
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each.replace(/^W\//, '') === tag)
