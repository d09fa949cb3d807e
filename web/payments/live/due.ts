import type { Query } from '@tanstack/react-query'

/** Early enough that the response arrives before the data is 15 s old, or 3 s for what is waited for. */
const ASK_AFTER_MS = 12_000
const ASK_SOON_AFTER_MS = 2000

const waitedFor = new Map<string, number>()
const heardAt = new WeakMap<Query, number>()
const askedAt = new WeakMap<Query, number>()

/** Asks for queries whose key begins with `name` more often, until the returned function is called. */
export function waitFor(name: string): () => void {
  const count = (by: number) => waitedFor.set(name, (waitedFor.get(name) ?? 0) + by)
  count(1)
  return () => count(-1)
}

/** When the server last told this data, in ms since 1970. A change made here tells only of itself. */
export const toldAt = (query: Query): number => heardAt.get(query) ?? query.state.dataUpdatedAt

export const noteTold = (query: Query, at: number) => heardAt.set(query, at)
export const noteAsked = (query: Query, at: number) => askedAt.set(query, at)
/** Another tab asks: this one does, too, unless it hears the response. */
export const noteNotAsked = (query: Query) => askedAt.delete(query)

export function isDue(query: Query, now: number): boolean {
  const [name] = query.queryKey
  const limit = (waitedFor.get(String(name)) ?? 0) > 0 ? ASK_SOON_AFTER_MS : ASK_AFTER_MS
  // A clock that was set back must not stop the updates.
  const isOld = (at: number) => Math.abs(now - at) >= limit
  return query.state.fetchStatus === 'idle' && isOld(toldAt(query)) && isOld(askedAt.get(query) ?? 0)
}
