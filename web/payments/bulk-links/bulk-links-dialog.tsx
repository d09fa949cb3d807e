import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { DialogHead } from '../dialogs/dialog-head.tsx'
import { Note } from '../dialogs/form-parts.tsx'
import { useReturnFocus } from '../dialogs/use-return-focus.ts'
import { linkBatch } from './batch.ts'
import { BatchStep } from './batch-step.tsx'
import { PasteStep } from './paste-step.tsx'
import './bulk-links.css'

/** `/dashboard/links/bulk`: rows of a spreadsheet become payment links, beside the list. */
export function BulkLinksDialog() {
  const { user } = useSnapshot(session)
  const { step } = useSnapshot(linkBatch.state)
  const { search } = useLocation()
  const navigate = useNavigate()
  const returnFocus = useReturnFocus()
  const popup = useRef<HTMLDivElement>(null)

  // Nothing is made behind one's back: what is out of sight stops, and can go on.
  useEffect(() => {
    linkBatch.restore()
    return linkBatch.stop
  }, [])

  function close() {
    void navigate({ pathname: paths.links, search }, { replace: true, state: { inPlace: true } })
    returnFocus()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          ref={popup}
          className="dialog"
          data-size="wide"
          initialFocus={() => popup.current?.querySelector('textarea') ?? true}
        >
          <DialogHead title="Create payment links in bulk" />
          {!can(user, 'createPaymentLink') && <Note>{permissionNote(user)}</Note>}
          {can(user, 'createPaymentLink') &&
            (step === 'none' ? <PasteStep onClose={close} /> : <BatchStep onClose={close} />)}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
