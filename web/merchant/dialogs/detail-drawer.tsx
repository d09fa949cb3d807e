import { Printer } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { Drawer } from '../../ui/app/drawer.tsx'
import { awaitedOpener } from '../../ui/app/use-return-focus.ts'
import type { Elements } from '../../ui/elements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { overlay } from './overlay.ts'

type DetailDrawerProps = {
  title: string
  /** The buttons to the next and the previous row of the list. */
  steps?: Elements
  /** The title on paper, such as `Receipt`; offers to print it. */
  printedAs?: string
  onClose: () => void
  footer?: Elements
  children: Elements
}

/** Details next to the list, which stays usable. */
export function DetailDrawer({ title, steps, printedAs, onClose, footer, children }: DetailDrawerProps) {
  useRoomForDrawer()
  const printLabel = `Print ${printedAs?.toLowerCase()}`
  return (
    <Drawer
      title={title}
      // If it loads while the search is open, it does not take the focus.
      initialFocus={() => overlay.shown === null && (awaitedOpener() ?? true)}
      actions={
        <>
          {steps}
          {printedAs && (
            <IconButton
              label={printLabel}
              title={printLabel}
              icon={Printer}
              className="ms-auto flex-none"
              onClick={() => window.print()}
            />
          )}
        </>
      }
      footer={footer}
      onClose={onClose}
    >
      {printedAs && <PrintedHead title={printedAs} />}
      {children}
    </Drawer>
  )
}

/** For the styles of what makes room for the drawer. */
function useRoomForDrawer() {
  useLayoutEffect(() => {
    document.documentElement.dataset.side = ''
    return () => {
      delete document.documentElement.dataset.side
    }
  }, [])
}

/** The account that the document belongs to, on paper only. */
function PrintedHead({ title }: { title: string }) {
  const { user } = useSnapshot(session)
  return (
    <div className="line-b hidden justify-between border-line-strong px-4 pb-2 print:flex">
      <span className="font-bold text-xl/body">{user?.businessName}</span>
      <span>{title}</span>
    </div>
  )
}
