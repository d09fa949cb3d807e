import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError } from '../../api/errors.ts'
import { failureText, queryClient } from '../../api/query-client.ts'
import { beforeSignOut, session } from '../../session/session.ts'
import { formatRupees } from '../values/rupees.ts'
import type { PaymentLink } from './payment-links.ts'
import { deletePaymentLink, paymentLinksQuery } from './payment-links.ts'

/** From the press of Delete to the answer of the server. */
export type Deletion =
  | { step: 'waiting'; due: number }
  | { step: 'sending' }
  | { step: 'failed'; message: string }

export const UNDO_MS = 5000

/**
 * The deletions under way, by the link's id, and their last announcement. They live outside the screen: navigating
 * away does not cancel a deletion. The list of links knows nothing of them until the server has deleted.
 */
export const deletions = proxy<{ of: Record<string, Deletion>; announcement: string }>({
  of: {},
  announcement: '',
})

/** Deletes the link in five seconds, unless `undo` comes first. */
export function deleteSoon(link: PaymentLink) {
  const { id } = link
  if (deletions.of[id] && deletions.of[id].step !== 'failed') return
  deletions.of[id] = { step: 'waiting', due: Date.now() + UNDO_MS }
  timers.set(
    id,
    setTimeout(() => deleteNow(id), UNDO_MS),
  )
  deletions.announcement = `Deleting “${link.title}” (${formatRupees(link.amount)}). You have five seconds to undo.`
}

export function undo({ id, title }: PaymentLink) {
  if (deletions.of[id]?.step !== 'waiting') return
  forget(id)
  deletions.announcement = `“${title}” was not deleted.`
}

/** Also what Retry does. Never sends what is already on its way. */
export function deleteNow(id: string) {
  const deletion = deletions.of[id]
  const { token } = session
  if (!deletion || deletion.step === 'sending' || !token) return
  clearTimeout(timers.get(id))
  deletions.of[id] = { step: 'sending' }
  new MutationObserver(queryClient(), deletePaymentLink).mutate({ id, token }).then(
    // After the cache update has rendered, or the row flashes back.
    () => notifyManager.schedule(() => forget(id)),
    (error) => failed(id, error),
  )
  // The toast announces the outcome.
  deletions.announcement = ''
}

export function forget(id: string) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  delete deletions.of[id]
}

function failed(id: string, error: unknown) {
  // The session has ended since: the link stays, and whoever signs in next finds it as it was.
  if (!deletions.of[id]) return
  const isGone = error instanceof ApiError && error.status === 404
  if (isGone) void queryClient().invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
  if (isGone) forget(id)
  else deletions.of[id] = { step: 'failed', message: failureText(error, deletePaymentLink.meta) }
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function deleteAllNow() {
  for (const [id, { step }] of Object.entries(deletions.of)) if (step === 'waiting') deleteNow(id)
}

// Whoever signs out, closes the tab or reloads it has asked for the deletion and not taken it back.
beforeSignOut(deleteAllNow)
addEventListener('pagehide', deleteAllNow)

// A page that comes back out of the browser's memory cannot know what became of its last requests.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void queryClient().invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
})

// A session that ended by itself takes along what still waits: nothing is sent in the name of the next one.
let owner = session.user?.id
subscribeKey(
  session,
  'user',
  (user) => {
    if (user?.id !== owner) for (const id of Object.keys(deletions.of)) forget(id)
    owner = user?.id
  },
  true,
)
