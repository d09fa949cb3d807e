import { beforeSignOut, session } from '../../session/session.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import { parseStored, storageKey } from '../attempts/attempt-store.ts'

export const batchKey = (ownerId: string | undefined) => storageKey(ownerId, 'bulk-links')

/** Removes the user's stored rows, which contain customer data. Rows that may have been created must be kept. */
export function forgetRows(ownerId: string | undefined) {
  const stored = parseStored(storedText(batchKey(ownerId)))
  const kept = Array.isArray(stored) ? stored.filter(mayBeCreated) : []
  if (kept.length > 0) storeText(batchKey(ownerId), JSON.stringify(kept))
  else removeText(batchKey(ownerId))
}

/** `sending`: the page was closed before the response. */
const mayBeCreated = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  'state' in row &&
  (row.state === 'sending' || row.state === 'uncertain')

// Not in batch.ts, which loads with the dialog: the rows may have been stored before a reload.
beforeSignOut(() => forgetRows(session.user?.id))
