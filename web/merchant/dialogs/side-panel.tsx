import { Dialog } from '@base-ui/react/dialog'
import { Printer, X } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import type { Elements } from '../../ui/elements.ts'
import { overlay } from './overlay.ts'
import { awaitedOpener } from './use-return-focus.ts'
import './side-panel.css'

type SidePanelProps = {
  title: string
  /** The buttons to the next and the previous row of the list. */
  steps?: Elements
  /** What it is on paper, such as `Receipt`; offers to print it. */
  printedAs?: string
  onClose: () => void
  footer?: Elements
  children: Elements
}

/** Details next to the list, which stays usable. */
export function SidePanel({ title, steps, printedAs, onClose, footer, children }: SidePanelProps) {
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {/* If it loads while the search is open, it does not take the focus. */}
        <Dialog.Popup
          className="side"
          initialFocus={() => overlay.shown === null && (awaitedOpener() ?? true)}
        >
          <Mark />
          <div className="side-head">
            <Dialog.Title dir="auto" title={title}>
              {title}
            </Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <X aria-hidden size={18} />
            </Dialog.Close>
            {/* Before it on the screen; the focus starts on Close. */}
            {steps}
            {printedAs && <PrintButton title={printedAs} />}
          </div>
          {printedAs && <PrintedHead title={printedAs} />}
          <div className="side-body">{children}</div>
          {footer}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** For the styles of what makes room for the panel. */
function Mark() {
  useLayoutEffect(() => {
    document.documentElement.dataset.side = ''
    return () => {
      delete document.documentElement.dataset.side
    }
  }, [])
  return null
}

const PrintButton = ({ title }: { title: string }) => (
  <button
    type="button"
    className="icon-button side-print"
    aria-label={`Print ${title.toLowerCase()}`}
    title={`Print ${title.toLowerCase()}`}
    onClick={() => window.print()}
  >
    <Printer aria-hidden size={16} />
  </button>
)

/** Whose document it is, on paper only. */
function PrintedHead({ title }: { title: string }) {
  const { user } = useSnapshot(session)
  return (
    <div className="printed-head">
      <b>{user?.businessName}</b>
      <span>{title}</span>
    </div>
  )
}
