import { Popover } from '@base-ui/react/popover'
import type { ComponentProps, RefObject } from 'react'
import type { Elements } from '../elements.ts'
import { CheckInput } from './checkbox.tsx'
import { closePopup } from './close-popup.ts'

type PopupProps = {
  /** Names it; hidden if what opens it is the name. */
  title: string
  isTitleHidden?: boolean
  /** What opens it, which a press on it closes again. */
  anchor: RefObject<HTMLElement | null>
  align?: 'start' | 'end'
  onClose: () => void
  /** Below a line. */
  footer?: Elements
  children: Elements
}

/** What a button opens beside itself, open while it is rendered. */
export const Popup = ({ title, isTitleHidden, anchor, align, onClose, footer, children }: PopupProps) => (
  <Popover.Root open onOpenChange={closePopup(anchor, onClose)}>
    <Popover.Portal>
      <Popover.Positioner className="z-50" anchor={anchor} sideOffset={6} align={align ?? 'start'}>
        <Popover.Popup
          finalFocus={anchor}
          className="lined z-50 max-h-(--available-height) min-w-52 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg bg-surface p-2 text-ink text-sm/body shadow-raised outline-none"
        >
          <Popover.Title className={isTitleHidden ? 'sr-only' : headingLook}>{title}</Popover.Title>
          {children}
          {footer && (
            <div className="line-t mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pt-2 pb-1 text-muted text-xs/body">
              {footer}
            </div>
          )}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
)

export const PopupHeading = ({ children }: { children: string }) => <p className={headingLook}>{children}</p>

const headingLook = 'px-2 pt-1 pb-1.5 font-label text-muted text-xs/body tracking-normal'

/** One of several to tick; in a sheet as high as a thumb. */
export const Choice = ({ children, ...input }: ComponentProps<typeof CheckInput>) => (
  <label className={`${rowLook} in-data-sheet:min-h-11 min-h-8.5 rounded-md px-2`}>
    <CheckInput {...input} className="size-4" />
    <span>{children}</span>
  </label>
)

/** A choice that applies when pressed; in a sheet a pill, since the choices are in one row. */
export const PopupButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className={`${rowLook} aria-pressed:forced-highlight in-data-sheet:lined min-h-8.5 justify-between in-data-sheet:rounded-full rounded-md in-data-sheet:px-3 px-2 aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action`}
  />
)

const rowLook = 'flex w-full cursor-pointer items-center gap-2.5 py-1 text-start hover:bg-sunk'
