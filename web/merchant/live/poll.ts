import type { Query } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { session } from '../../session/session.ts'
import { isPages, noteArrivals } from './arrivals.ts'
import {
  answered,
  dueQueries,
  failed,
  liveQueries,
  notePolled,
  noteReceived,
  receivedAt,
} from './poll-interval.ts'

export function pollDue(client: QueryClient) {
  for (const query of dueQueries(client)) void poll(client, query)
}

/** Requests everything on screen, even while paused. */
export const pollAll = (client: QueryClient) =>
  Promise.all(liveQueries(client).map((query) => poll(client, query)))

/** Polls use a separate cache: screens show neither their progress nor, in a toast, their failures. */
const polls = new QueryClient()

async function poll(client: QueryClient, query: Query) {
  const { queryKey, queryHash: hash, options, state } = query
  const { id } = session
  const askedAt = Date.now()
  notePolled(query)
  // A list is loaded again with as many pages as it has.
  polls.setQueryData(queryKey, state.data)
  try {
    const data = await polls.fetchQuery({ ...options, queryKey, staleTime: 0, gcTime: 0, retry: false })
    if (session.id === id) accept(client, { hash, askedAt, data })
  } catch (error) {
    failed(hash, error, Date.now())
  }
}

type PollResponse = { hash: string; askedAt: number; data: unknown }

/** The response to a read from before a change, made here or elsewhere, would undo it, and is dropped. */
function accept(client: QueryClient, { hash, askedAt, data }: PollResponse) {
  answered(hash)
  const query = client.getQueryCache().get(hash)
  if (!query) return
  const { data: current, dataUpdatedAt, fetchStatus } = query.state
  const now = Date.now()
  const isOutdated = dataUpdatedAt >= askedAt && dataUpdatedAt <= now
  if (current === undefined || fetchStatus !== 'idle' || isOutdated || receivedAt(query) >= askedAt) return
  if (isPages(data) && isPages(current) && data.pages.length !== current.pages.length) return
  noteReceived(query, askedAt)
  noteArrivals(current, data, now)
  client.setQueryData(query.queryKey, data, { updatedAt: askedAt })
}
