import type { Query, QueryClient } from '@tanstack/react-query'
import { QueryClient as Client } from '@tanstack/react-query'
import { isOffline } from '../../loading/when-online.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import { noteArrivals } from './arrivals.ts'
import { answered, backOff, failed, waitUntil } from './back-off.ts'
import { isDue, noteAsked, noteNotAsked, noteReceived, receivedAt } from './due.ts'
import { liveQueries } from './live-queries.ts'
import { isPaused } from './pause.ts'
import type { TabMessage } from './tabs.ts'
import { isPages, messageTabs } from './tabs.ts'

/** Asks for what is on screen and due, unless nobody looks, there is no network or the server needs a rest. */
export function updateDue(client: QueryClient) {
  const now = Date.now()
  if (
    globalThis.document?.visibilityState === 'hidden' ||
    isOffline() ||
    isPaused() ||
    now < backOff.notBefore
  )
    return
  for (const query of liveQueries(client)) if (isDue(query, now)) void update(client, query)
}

/** Asks for all that is on screen, also while paused. */
export const updateAll = (client: QueryClient) =>
  Promise.all(liveQueries(client).map((query) => update(client, query)))

/** Takes over what another tab has learned. */
export function listenTo(client: QueryClient, message: TabMessage) {
  if (message.user !== session.user?.id || isPaused()) return
  if ('notBefore' in message) return waitUntil(message.notBefore)
  answered()
  const query = client.getQueryCache().get(message.hash)
  if (query) accept(client, query, message)
}

/** One tab asks and tells the others. */
async function update(client: QueryClient, query: Query) {
  noteAsked(query, Date.now())
  await withTabLock(`live ${query.queryHash}`, { ifAvailable: true }, async (isHeld) => {
    if (isHeld) await ask(client, query)
    else noteNotAsked(query)
  })
}

async function ask(client: QueryClient, query: Query) {
  const { id, user } = session
  const askedAt = Date.now()
  try {
    const data = await fetchQuietly(query)
    if (session.id !== id || !user) return
    answered()
    accept(client, query, { data, askedAt })
    messageTabs({ user: user.id, hash: query.queryHash, askedAt, data })
  } catch (error) {
    failed(error, Date.now())
    if (user && backOff.notBefore > 0) messageTabs({ user: user.id, notBefore: backOff.notBefore })
  }
}

/** Its failures are shown by the line with the time of the last update, not by toasts. */
function fetchQuietly({ queryKey, options, state: { data } }: Query): Promise<unknown> {
  const quiet = new Client()
  // A list is loaded again with as many pages as it has.
  quiet.setQueryData(queryKey, data)
  const { meta: _messages, ...silent } = options
  return quiet.fetchQuery({ ...silent, queryKey, staleTime: 0, gcTime: 0, retry: false })
}

/** The response to a read from before a change, made here or elsewhere, would undo it, and is dropped. */
function accept(client: QueryClient, query: Query, { data, askedAt }: { data: unknown; askedAt: number }) {
  const { data: shown, dataUpdatedAt, fetchStatus } = query.state
  const now = Date.now()
  const isOutdated = dataUpdatedAt >= askedAt && dataUpdatedAt <= now
  if (shown === undefined || fetchStatus !== 'idle' || isOutdated || receivedAt(query) >= askedAt) return
  if (isPages(data) && isPages(shown) && data.pages.length !== shown.pages.length) return
  noteReceived(query, askedAt)
  noteArrivals(shown, data, now)
  client.setQueryData(query.queryKey, data, { updatedAt: askedAt })
}
