import { Dialog } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode } from 'react'
import type { Elements } from '../elements.ts'
import { CloseButton } from './dialog.tsx'

type DrawerProps = Pick<ComponentProps<typeof Dialog.Popup>, 'initialFocus'> & {
  title: string
  /** In the head, before the button that closes; the focus starts on that one. */
  actions?: Elements
  footer?: Elements
  onClose: () => void
  children: Elements
}

/**
 * Below the bar and beside the screen, which stays visible, usable and in place. On a phone a sheet, and on
 * paper the document.
 */
export const Drawer = ({ title, actions, footer, initialFocus, onClose, children }: DrawerProps) => (
  <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(open) => open || onClose()}>
    <Dialog.Portal>
      <Dialog.Popup
        initialFocus={initialFocus}
        className="side sm:line-l fixed right-0 bottom-0 z-34 flex flex-col border-line bg-surface text-ink text-sm/body transition-[translate] duration-180 ease-out max-sm:top-9 max-sm:left-0 max-sm:z-45 max-sm:rounded-t-lg max-sm:not-print:shadow-around max-sm:data-starting-style:translate-y-8 sm:top-14 sm:w-(--side) sm:max-xl:not-print:shadow-raised sm:data-starting-style:translate-x-8 print:static print:mx-auto print:w-auto print:max-w-[16cm] print:border-0"
      >
        <div className="line-b flex min-h-13 flex-wrap items-center gap-1 py-1 pr-2 pl-4 print:hidden">
          <Dialog.Title
            dir="auto"
            title={title}
            className="wrap-anywhere my-1 line-clamp-2 w-0 flex-[1_0_min(6rem,100%)] text-base/[1.35]"
          >
            {title}
          </Dialog.Title>
          <CloseButton className="order-1" />
          {actions}
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain print:overflow-visible print:[&_li]:break-inside-avoid">
          {children}
        </div>
        {footer}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)

/** A heading between the parts of a drawer. */
export const DrawerHeading = ({ children }: { children: ReactNode }) => (
  <h3 className="line-t px-4 pt-3.5 text-sm/body">{children}</h3>
)

/** The actions of the drawer, in reach of the thumb. */
export const DrawerFooter = ({ children }: { children: Elements }) => (
  <div className="line-t flex flex-wrap items-center gap-2 px-4 py-3 print:hidden max-sm:[&>:is(a,button)]:shrink-0 max-sm:[&>:is(a,button)]:grow">
    {children}
  </div>
)
