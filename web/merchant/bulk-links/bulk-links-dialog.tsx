import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { BatchView } from '../batch/batch-view.tsx'
import { pastable } from '../batch/template.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { linkSheet } from './columns.ts'
import { saveCreated } from './created-csv.ts'
import { linkBatch } from './link-batch.ts'
import { correct, draft, PasteStep } from './paste-step.tsx'
import { RowsTable } from './rows-table.tsx'
import '../batch/batch.css'

/** `/dashboard/links/bulk`: creates payment links from the rows of a spreadsheet, next to the list. */
export function BulkLinksDialog() {
  const { user } = useSnapshot(session)
  const { step } = useSnapshot(linkBatch.state)
  const close = useCloseRoute(paths.links)
  const popup = useRef<HTMLDivElement>(null)

  // Nothing is created in the background: closing the dialog pauses the batch.
  useEffect(() => {
    linkBatch.restore()
    return linkBatch.stop
  }, [])

  return (
    <Modal
      ref={popup}
      title="Create payment links in bulk"
      hasCloseButton
      size="wide"
      initialFocus={() => popup.current?.querySelector('textarea') ?? true}
      onClose={close}
    >
      {!can(user, 'createPaymentLink') && <Note>{permissionNote(user)}</Note>}
      {can(user, 'createPaymentLink') &&
        (step === 'none' ? <PasteStep onClose={close} /> : <Results onClose={close} />)}
    </Modal>
  )
}

function Results({ onClose }: { onClose: () => void }) {
  function leave() {
    draft().discard()
    onClose()
  }
  return (
    <BatchView
      batch={linkBatch}
      downloadLabel="Download links"
      onDownload={() => saveCreated(linkBatch.state.rows)}
      onCorrect={(rows) => correct(pastable(linkSheet, rows))}
      onDone={leave}
    >
      <RowsTable rows={linkBatch.state.rows} />
    </BatchView>
  )
}
