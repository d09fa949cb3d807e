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

/** `/dashboard/links/bulk`: rows of a spreadsheet become payment links, beside the list. */
export function BulkLinksDialog() {
  const { user } = useSnapshot(session)
  const { step } = useSnapshot(linkBatch.state)
  const close = useCloseRoute(paths.links)
  const popup = useRef<HTMLDivElement>(null)

  // Nothing is made behind one's back: what is out of sight stops, and can go on.
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
