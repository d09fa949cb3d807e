import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { overlay } from './overlay.ts'
import './side-panel.css'

type SidePanelProps = {
  title: string
  /** The buttons to the next and the previous row of the list. */
  steps?: ReactNode
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/** Details next to the list, which stays usable. */
export function SidePanel({ title, steps, onClose, footer, children }: SidePanelProps) {
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {/* If it loads while the search is open, it does not take the focus. */}
        <Dialog.Popup className="side" initialFocus={() => overlay.shown === null}>
          <div className="side-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <X aria-hidden size={18} />
            </Dialog.Close>
            {/* Before it on the screen; the focus starts on Close. */}
            {steps}
          </div>
          <div className="side-body">{children}</div>
          {footer}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
