import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'

/** For a dialog that is read rather than sent: what is sent has its Cancel. */
export const DialogHead = ({ title }: { title: string }) => (
  <div className="dialog-head">
    <Dialog.Title className="dialog-title">{title}</Dialog.Title>
    <Dialog.Close className="icon-button" aria-label="Close">
      <X aria-hidden size={18} />
    </Dialog.Close>
  </div>
)
