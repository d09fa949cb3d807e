import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { linkBatch } from './batch.ts'
import { BatchStep } from './batch-step.tsx'
import { PasteStep } from './paste-step.tsx'
import './bulk-links.css'

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
        (step === 'none' ? <PasteStep onClose={close} /> : <BatchStep onClose={close} />)}
    </Modal>
  )
}
