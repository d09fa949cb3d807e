import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { useReturnFocus } from './use-return-focus.ts'

type ModalProps = Pick<ComponentProps<typeof Dialog.Popup>, 'ref' | 'initialFocus' | 'finalFocus'> & {
  title: string
  /** For a dialog without a form: forms have a Cancel button. */
  hasCloseButton?: boolean
  size?: 'narrow' | 'wide'
  className?: string
  onClose: () => void
  children: Elements
}

/** The frame of a modal dialog, open while it is rendered. */
export function Modal({ title, hasCloseButton, size, className, onClose, children, ...popup }: ModalProps) {
  const finalFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          finalFocus={finalFocus}
          {...popup}
          className={`dialog ${className ?? ''}`.trim()}
          data-size={size}
        >
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
}

const DialogHead = ({ title }: { title: string }) => (
  <div className="dialog-head">
    <Dialog.Title className="dialog-title">{title}</Dialog.Title>
    <Dialog.Close className="icon-button" aria-label="Close">
      <X aria-hidden size={18} />
    </Dialog.Close>
  </div>
)
