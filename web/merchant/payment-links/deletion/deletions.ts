import { notifyManager } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError } from '../../../api/errors.ts'
import { mutate } from '../../../api/mutate.ts'
import { failureMessage, queryClient } from '../../../api/query-client.ts'
import { beforeSignOut, session } from '../../../session/session.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { PaymentLink } from '../payment-links.ts'
import { deletePaymentLink, paymentLinksQuery } from '../payment-links.ts'

/** From pressing Delete until the server's response. */
export type Deletion =
  | { step: 'waiting'; due: number }
  | { step: 'sending' }
  | { step: 'failed'; message: string }

export const UNDO_MS = 5000

/**
 * The deletions in progress, by the link's id, and their last announcement. They live outside the screen: navigating
 * away does not cancel a deletion. The list of links is unaffected until the server has deleted.
 */
export const deletions = proxy<{ of: Record<string, Deletion>; announcement: string }>({
  of: {},
  announcement: '',
})

/** Deletes the link in five seconds, unless `undo` is called first. */
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

/** Also used by Retry. Never sends a deletion that is already being sent. */
export function deleteNow(id: string) {
  const deletion = deletions.of[id]
  const { token } = session
  if (!deletion || deletion.step === 'sending' || !token) return
  clearTimeout(timers.get(id))
  deletions.of[id] = { step: 'sending' }
  mutate(queryClient(), deletePaymentLink, { id, token }).then(
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
  // The session has ended since: the link stays.
  if (!deletions.of[id]) return
  const isGone = error instanceof ApiError && error.status === 404
  // The row may be older than what rejected its deletion.
  if (error instanceof ApiError)
    void queryClient().invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
  if (isGone) forget(id)
  else deletions.of[id] = { step: 'failed', message: failureMessage(error, deletePaymentLink.meta) }
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function deleteAllNow() {
  for (const [id, { step }] of Object.entries(deletions.of)) if (step === 'waiting') deleteNow(id)
}

// Signing out, closing or reloading the tab does not revoke the deletion.
beforeSignOut(deleteAllNow)
addEventListener('pagehide', deleteAllNow)

// A page restored from the browser's memory cannot know the results of its last requests.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void queryClient().invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
})

// When a session expires, pending deletions are dropped: nothing is sent in the next user's name.
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
