import { notifyManager } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { beforeSignOut, session } from '../../session/session.ts'

/** From pressing the button until the server's response. */
export type Undoable =
  | { step: 'waiting'; due: number }
  | { step: 'sending' }
  | { step: 'failed'; message: string }

export const UNDO_MS = 5000

type Kind<Item> = {
  /** @param token of the user who made the change: the session and the page may have ended when it is sent */
  send: (item: Item, token: string) => Promise<unknown>
  /** The announcements when it begins, and when it is undone. */
  begun: (item: Item) => string
  undone: (item: Item) => string
  /** The reason for a failure, to be shown beside the item; null if there is nothing to retry. */
  reasonOf: (error: unknown) => string | null
}

/**
 * Changes that are sent after five seconds, unless they are undone. They live outside the screen:
 * navigating away does not cancel them. Other screens are unaffected until the server has responded.
 */
export function undoables<Item extends { id: string }>({ send, begun, undone, reasonOf }: Kind<Item>) {
  const changes = proxy({ byId: {} as Record<string, Undoable>, announcement: '' })
  const items = new Map<string, { item: Item; timer: ReturnType<typeof setTimeout> }>()

  function begin(item: Item) {
    const { id } = item
    if (changes.byId[id] && changes.byId[id].step !== 'failed') return
    changes.byId[id] = { step: 'waiting', due: Date.now() + UNDO_MS }
    items.set(id, { item, timer: setTimeout(() => now(id), UNDO_MS) })
    changes.announcement = begun(item)
  }

  function undo(item: Item) {
    if (changes.byId[item.id]?.step !== 'waiting') return
    forget(item.id)
    changes.announcement = undone(item)
  }

  /** Also used by Retry. Never repeats a request in progress. */
  function now(id: string) {
    const change = changes.byId[id]
    const pending = items.get(id)
    const { token } = session
    if (!change || change.step === 'sending' || !pending || !token) return
    clearTimeout(pending.timer)
    changes.byId[id] = { step: 'sending' }
    send(pending.item, token).then(
      // After the cache update has rendered, or the row flashes back.
      () => notifyManager.schedule(() => forget(id)),
      (error) => failed(id, error),
    )
    // The toast announces the outcome.
    changes.announcement = ''
  }

  function forget(id: string) {
    clearTimeout(items.get(id)?.timer)
    items.delete(id)
    delete changes.byId[id]
  }

  function failed(id: string, error: unknown) {
    // The session has ended since: nothing changes.
    if (!changes.byId[id]) return
    const message = reasonOf(error)
    if (message === null) forget(id)
    else changes.byId[id] = { step: 'failed', message }
  }

  function allNow() {
    for (const [id, { step }] of Object.entries(changes.byId)) if (step === 'waiting') now(id)
  }

  // Signing out, closing or reloading the tab does not cancel waiting changes.
  beforeSignOut(allNow)
  addEventListener('pagehide', allNow)

  // When a session expires, waiting changes are dropped: none is sent in the next user's name.
  let owner = session.user?.id
  subscribeKey(
    session,
    'user',
    (user) => {
      if (user?.id !== owner) for (const id of Object.keys(changes.byId)) forget(id)
      owner = user?.id
    },
    true,
  )

  return { changes, begin, undo, now, forget }
}
