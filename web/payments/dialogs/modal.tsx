import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type ModalProps = Pick<ComponentProps<typeof Dialog.Popup>, 'ref' | 'initialFocus' | 'finalFocus'> & {
  title: string
  /** For a dialog without a form: forms have a Cancel button. */
  hasCloseButton?: boolean
  size?: 'narrow' | 'wide'
  className?: string
  onClose: () => void
  children: ReactNode
}

/** The frame of a modal dialog, open while it is rendered. */
export const Modal = ({
  title,
  hasCloseButton,
  size,
  className,
  onClose,
  children,
  ...popup
}: ModalProps) => (
  <Dialog.Root open onOpenChange={(open) => open || onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="backdrop" />
      <Dialog.Popup {...popup} className={`dialog ${className ?? ''}`.trim()} data-size={size}>
        {hasCloseButton ? (
          <DialogHead title={title} />
        ) : (
          <Dialog.Title className="dialog-title">{title}</Dialog.Title>
        )}
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)

const DialogHead = ({ title }: { title: string }) => (
  <div className="dialog-head">
    <Dialog.Title className="dialog-title">{title}</Dialog.Title>
    <Dialog.Close className="icon-button" aria-label="Close">
      <X aria-hidden size={18} />
    </Dialog.Close>
  </div>
)
