import type { Query, QueryClient } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { isOffline } from '../../loading/when-online.ts'
import { removeText, storedText, storeText, useStoredText } from '../../ui/use-stored-text.ts'

/** Poll every 12 s, so that data on screen is at most 15 s old; every 2 s while a customer is paying. */
const POLL_AFTER_MS = 12_000
const POLL_FASTER_AFTER_MS = 2000
/** After failures. */
const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 5 * 60_000
/** The server's interval; a minute at most while somebody waits for a payment. */
const MAX_REQUESTED_MS = 15 * 60_000
const MAX_WAITED_FOR_MS = 60_000

/** What changes by itself, as customers pay and banks are paid. */
const LIVE = new Set([
  'stats',
  'transactions',
  'transaction',
  'payment-links',
  'refunds',
  'customers',
  'test-payments',
  'settlements',
])

/** The queries on screen that change by themselves. */
export const liveQueries = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [name], state }) => LIVE.has(String(name)) && state.data !== undefined,
  })

/** Those to poll now: none if nobody looks, there is no network or the server needs a rest. */
export function dueQueries(client: QueryClient): Query[] {
  const now = Date.now()
  const isHidden = globalThis.document?.visibilityState === 'hidden'
  if (isHidden || isOffline() || isPaused()) return []
  return liveQueries(client).filter((query) => isDue(query, now))
}

function isDue(query: Query, now: number): boolean {
  const [name] = query.queryKey
  const isAwaited = (waiting.get(String(name)) ?? 0) > 0
  const polledAt = polled.get(query) ?? 0
  if (now < backOffOf(query.queryHash).notBefore && !(isAwaited && now - polledAt >= MAX_WAITED_FOR_MS))
    return false
  const interval = isAwaited ? POLL_FASTER_AFTER_MS : POLL_AFTER_MS
  // A clock that was set back must not stop the updates.
  const isOld = (at: number) => Math.abs(now - at) >= interval
  return query.state.fetchStatus === 'idle' && isOld(receivedAt(query)) && isOld(polledAt)
}

const received = new WeakMap<Query, number>()
const polled = new WeakMap<Query, number>()

/** When this data last came from the server, in ms since 1970. A change made here updates only what it changes. */
export const receivedAt = (query: Query): number => received.get(query) ?? query.state.dataUpdatedAt
export const noteReceived = (query: Query, at: number) => received.set(query, at)
export const notePolled = (query: Query) => polled.set(query, Date.now())

/** Who waits in front of the screen, by the name of the query. */
const waiting = new Map<string, number>()

/** @returns a function that ends it */
export function pollFaster(name: string): () => void {
  const count = (by: number) => waiting.set(name, (waiting.get(name) ?? 0) + by)
  count(1)
  return () => void count(-1)
}

type BackOff = { failures: number; notBefore: number }

/** How long this browser waits after failures, by the hash of the query: failing ones are polled less often. */
export const backOffs: Record<string, BackOff> = proxy({})

const none: BackOff = { failures: 0, notBefore: 0 }
const backOffOf = (hash: string) => backOffs[hash] ?? none

export function answered(hash: string) {
  delete backOffs[hash]
}

/** Doubles the wait, or waits as long as the server requests. A rejected request says nothing about the server. */
export function failed(hash: string, error: unknown, now: number) {
  if (!isServerFailure(error)) return
  const backOff = backOffOf(hash)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** backOff.failures, MAX_WAIT_MS)
  const requested = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  const notBefore = now + Math.max(wait, Math.min(requested, MAX_REQUESTED_MS))
  if (notBefore > backOff.notBefore) backOffs[hash] = { failures: backOff.failures + 1, notBefore }
}

const isServerFailure = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429))

const PAUSE_KEY = 'live-updates'
const PAUSED = 'paused'

/** Whether the user wants screens to stand still (WCAG 2.2.2), in all tabs of this browser. */
const isPaused = () => storedText(PAUSE_KEY) === PAUSED
export const usePaused = () => useStoredText(PAUSE_KEY) === PAUSED

export const pause = () => storeText(PAUSE_KEY, PAUSED)
export const resume = () => removeText(PAUSE_KEY)
