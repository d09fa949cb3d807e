import type { Query } from '@tanstack/react-query'

/** Early enough that the response arrives before the data is 15 s old, or 3 s for what is waited for. */
const ASK_AFTER_MS = 12_000
const ASK_SOON_AFTER_MS = 2000

const waitedFor = new Map<string, number>()
const received = new WeakMap<Query, number>()
const asked = new WeakMap<Query, number>()

/** Asks for queries whose key begins with `name` more often, until the returned function is called. */
export function waitFor(name: string): () => void {
  const count = (by: number) => waitedFor.set(name, (waitedFor.get(name) ?? 0) + by)
  count(1)
  return () => count(-1)
}

/** When this data last came from the server, in ms since 1970. A change made here updates only what it changes. */
export const receivedAt = (query: Query): number => received.get(query) ?? query.state.dataUpdatedAt

export const noteReceived = (query: Query, at: number) => received.set(query, at)
export const noteAsked = (query: Query, at: number) => asked.set(query, at)
/** Another tab asks: this one does, too, unless it gets the response from there. */
export const noteNotAsked = (query: Query) => asked.delete(query)

export function isDue(query: Query, now: number): boolean {
  const [name] = query.queryKey
  const limit = (waitedFor.get(String(name)) ?? 0) > 0 ? ASK_SOON_AFTER_MS : ASK_AFTER_MS
  // A clock that was set back must not stop the updates.
  const isOld = (at: number) => Math.abs(now - at) >= limit
  return query.state.fetchStatus === 'idle' && isOld(receivedAt(query)) && isOld(asked.get(query) ?? 0)
}
