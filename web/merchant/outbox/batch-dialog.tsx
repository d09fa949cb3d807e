import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { session } from '../../session/session.ts'
import { Dialog } from '../../ui/app/dialog.tsx'
import { Note } from '../../ui/app/note.tsx'
import type { Elements } from '../../ui/elements.ts'
import type { draftOf } from '../dialogs/drafts.ts'
import type { Batch } from './batch.ts'
import { BatchView } from './batch-view.tsx'
import type { RowsLook } from './rows-table.tsx'
import { RowsTable } from './rows-table.tsx'

type BatchDialogProps<Column extends string, Body> = {
  batch: Batch<Column, Body>
  operation: Parameters<typeof can>[1]
  title: string
  look: RowsLook<Column, Body>
  /** The pasted rows, discarded once nothing is left to show. */
  draft: ReturnType<typeof draftOf>
  onClose: () => void
  /** What leads to rows to send. */
  children: Elements
}

/** Sends many rows, beside their list. */
export function BatchDialog<Column extends string, Body>(props: BatchDialogProps<Column, Body>) {
  const { batch, operation, title, look, draft, onClose, children } = props
  const { user } = useSnapshot(session)
  const { step } = useSnapshot(batch.state)
  const popup = useRef<HTMLDivElement>(null)

  // Nothing is sent in the background: closing the dialog pauses the batch.
  useEffect(() => {
    batch.restore()
    return batch.stop
  }, [batch])

  function leave() {
    draft.discard()
    onClose()
  }

  return (
    <Dialog
      ref={popup}
      title={title}
      hasCloseButton
      size="wide"
      initialFocus={() => popup.current?.querySelector('textarea') ?? true}
      onClose={onClose}
    >
      {!can(user, operation) && <Note>{permissionNote(user)}</Note>}
      {can(user, operation) && step === 'none' && children}
      {can(user, operation) && step !== 'none' && (
        <BatchView batch={batch} onDone={leave}>
          <RowsTable rows={batch.state.rows} look={look} />
        </BatchView>
      )}
    </Dialog>
  )
}
