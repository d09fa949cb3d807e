import type { Query } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import { isPages, noteArrivals } from './arrivals.ts'
import {
  answered,
  backOffOf,
  dueQueries,
  failed,
  isPaused,
  liveQueries,
  noteNotPolled,
  notePolled,
  noteReceived,
  receivedAt,
  waitUntil,
} from './poll-interval.ts'

/** What one tab of this browser tells the others: what the server said, or that it should be left alone for a while. */
export type TabMessage = { user: string; hash: string } & (PollResponse | { notBefore: number })
type PollResponse = { askedAt: number; data: unknown }

export function pollDue(client: QueryClient) {
  for (const query of dueQueries(client)) void poll(client, query)
}

/** Requests everything on screen, even while paused. */
export const pollAll = (client: QueryClient) =>
  Promise.all(liveQueries(client).map((query) => poll(client, query)))

/** One tab asks and tells the others. */
async function poll(client: QueryClient, query: Query) {
  notePolled(query)
  await withTabLock(`live ${query.queryHash}`, { ifAvailable: true }, async (isHeld) => {
    if (isHeld) await ask(client, query)
    else noteNotPolled(query)
  })
}

/** Polls have a cache of their own: screens show neither that one is under way nor, in a toast, that it failed. */
const polls = new QueryClient()

async function ask(client: QueryClient, query: Query) {
  const { queryKey, queryHash: hash, options, state } = query
  const { id, user } = session
  const askedAt = Date.now()
  // A list is loaded again with as many pages as it has.
  polls.setQueryData(queryKey, state.data)
  try {
    const data = await polls.fetchQuery({ ...options, queryKey, staleTime: 0, gcTime: 0, retry: false })
    if (session.id !== id || !user) return
    const message = { user: user.id, hash, askedAt, data }
    accept(client, message)
    channel?.postMessage(message)
  } catch (error) {
    failed(hash, error, Date.now())
    const { notBefore } = backOffOf(query)
    if (user && notBefore > 0) channel?.postMessage({ user: user.id, hash, notBefore })
  }
}

/** Takes over what another tab has learned. */
export function listenTo(client: QueryClient, message: TabMessage) {
  if (message.user !== session.user?.id || isPaused()) return
  if ('notBefore' in message) waitUntil(message.hash, message.notBefore)
  else accept(client, message)
}

/** The response to a read from before a change, made here or elsewhere, would undo it, and is dropped. */
function accept(client: QueryClient, { hash, askedAt, data }: PollResponse & { hash: string }) {
  answered(hash)
  const query = client.getQueryCache().get(hash)
  if (!query) return
  const { data: shown, dataUpdatedAt, fetchStatus } = query.state
  const now = Date.now()
  const isOutdated = dataUpdatedAt >= askedAt && dataUpdatedAt <= now
  if (shown === undefined || fetchStatus !== 'idle' || isOutdated || receivedAt(query) >= askedAt) return
  if (isPages(data) && isPages(shown) && data.pages.length !== shown.pages.length) return
  noteReceived(query, askedAt)
  noteArrivals(shown, data, now)
  client.setQueryData(query.queryKey, data, { updatedAt: askedAt })
}

export const channel = openChannel()

/** Firefox rejects a channel where storage is blocked; each tab then polls for itself. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('live')
  } catch {
    return undefined
  }
}
