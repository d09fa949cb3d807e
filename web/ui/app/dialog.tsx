import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { IconButton } from '../icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type DialogProps = Pick<ComponentProps<typeof BaseDialog.Popup>, 'ref' | 'initialFocus' | 'finalFocus'> & {
  title: string
  description?: ReactNode
  /** Requires a decision: a press beside it does not close it. */
  isAlert?: boolean
  /** For a dialog without a form: forms have a Cancel button. */
  hasCloseButton?: boolean
  size?: keyof typeof sizes
  onClose?: () => void
  children: Elements
}

/** A modal dialog, open while it is rendered; on a phone a sheet. */
export function Dialog(props: DialogProps) {
  const { title, description, isAlert, hasCloseButton, size = 'usual' } = props
  const { onClose, children, ref, initialFocus } = props
  const finalFocus = useReturnFocus()
  const Root = isAlert ? AlertDialog.Root : BaseDialog.Root
  return (
    <Root open onOpenChange={(open) => open || onClose?.()}>
      <BaseDialog.Portal>
        {/* Base UI draws no backdrop for a dialog in another, but a drawer is not modal. */}
        <Backdrop forceRender />
        <BaseDialog.Popup
          ref={ref}
          initialFocus={initialFocus}
          finalFocus={props.finalFocus ?? finalFocus}
          className={classes(popupLook, sizes[size])}
        >
          {hasCloseButton ? (
            <div
              className={
                size === 'screen'
                  ? 'absolute inset-x-5 top-4 flex items-start gap-3 text-start'
                  : 'flex items-start gap-3'
              }
            >
              <Title>{title}</Title>
              <CloseButton className="-my-2 ms-auto -me-2.5" />
            </div>
          ) : (
            <Title>{title}</Title>
          )}
          {description && (
            <BaseDialog.Description className="text-muted">{description}</BaseDialog.Description>
          )}
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </Root>
  )
}

/** Darkens the page below. Its attribute shows that something modal is open. */
export const Backdrop = (props: ComponentProps<typeof BaseDialog.Backdrop>) => (
  <BaseDialog.Backdrop {...props} data-backdrop className="fixed inset-0 z-48 bg-backdrop" />
)

export const CloseButton = ({ className }: { className?: string }) => (
  <BaseDialog.Close
    render={<IconButton label="Close" icon={X} iconSize={18} className={classes('flex-none', className)} />}
  />
)

const Title = ({ children }: { children: string }) => (
  <BaseDialog.Title className="wrap-anywhere min-w-0 text-xl/body">{children}</BaseDialog.Title>
)

/** A focused field is scrolled clear of the buttons, also when they take two lines. */
const popupLook =
  'fixed z-50 flex flex-col gap-3 overflow-y-auto overscroll-contain scroll-pt-2 scroll-pb-36 border-line bg-surface p-5 text-ink text-sm/body shadow-raised transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 short:scroll-pb-2'

const sheet =
  'lined max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-2.25rem)] max-sm:min-w-screen max-sm:rounded-t-lg max-sm:border-x-0 max-sm:border-b-0 sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-2rem)] sm:-translate-1/2 sm:rounded-lg'

const sizes = {
  narrow: `${sheet} sm:w-108`,
  usual: `${sheet} sm:w-136`,
  wide: `${sheet} sm:w-[min(64rem,100vw-2rem)]`,
  screen: 'inset-0 items-center justify-center gap-[clamp(0.5rem,2vh,1.25rem)] text-center',
}

type DialogActionsProps = Pick<ComponentProps<'div'>, 'ref'> & {
  /** At the other end of the line. */
  aside?: Elements
  children: Elements
}

/** The buttons at the end of a dialog, in view without scrolling also below a long form on a small screen. */
export const DialogActions = ({ ref, aside, children }: DialogActionsProps) => (
  <div
    ref={ref}
    className="line-t short:static sticky -bottom-5 z-1 -mx-5 mt-auto -mb-5 flex flex-wrap justify-end gap-2 bg-surface px-5 py-3 *:data-held:order-first *:data-held:w-full *:data-held:text-end max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:[&>:is(a,button)]:shrink-0 max-sm:[&>:is(a,button)]:grow"
  >
    {aside && <div className="tnum me-auto self-center text-muted empty:hidden">{aside}</div>}
    {children}
  </div>
)
