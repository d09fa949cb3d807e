import { isRecord } from '../../api/shape.ts'
import { beforeSignOut, session } from '../../session/session.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import { parseStored } from '../format/parse-stored.ts'
import { storageKey } from './attempts.ts'
import type { BatchName } from './kind.ts'
import { batchNames } from './kind.ts'

export const batchKey = (ownerId: string | undefined, name: BatchName) => storageKey(ownerId, name)

/** Removes the user's stored rows, which contain customer data. Rows that may have been processed must be kept. */
export function forgetRows(ownerId: string | undefined, name: BatchName) {
  const key = batchKey(ownerId, name)
  const stored = parseStored(storedText(key))
  const uncertainRows = Array.isArray(stored) ? stored.filter(mayBeProcessed) : []
  if (uncertainRows.length > 0) storeText(key, JSON.stringify(uncertainRows))
  else removeText(key)
}

/** `sending`: the page was closed before the response. */
const mayBeProcessed = (row: unknown) =>
  isRecord(row) && (row.state === 'sending' || row.state === 'uncertain')

// Not in batch.ts, which loads with the dialogs: the rows may have been stored before a reload.
beforeSignOut(() => {
  for (const name of batchNames) forgetRows(session.user?.id, name)
})
