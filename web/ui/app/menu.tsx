import { Menu } from '@base-ui/react/menu'
import type { ComponentProps, ComponentType, RefObject } from 'react'
import type { Elements } from '../elements.ts'
import { closePopup } from './close-popup.ts'

type MenuPopupProps = {
  label: string
  open: boolean
  /** What opens it, which a press on it closes again. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: Elements
}

/** A menu below its button. It is not modal. */
export const MenuPopup = ({ label, open, anchor, onClose, children }: MenuPopupProps) => (
  <Menu.Root modal={false} open={open} onOpenChange={closePopup(anchor, onClose)}>
    <Menu.Portal>
      <Menu.Positioner className="z-50" anchor={anchor} sideOffset={6} align="end">
        <Menu.Popup
          finalFocus={anchor}
          aria-label={label}
          className="lined z-50 min-w-52 rounded-md bg-surface p-1 text-ink text-sm/body shadow-raised outline-none"
        >
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)

type Icon = ComponentType<{ 'aria-hidden': true; size: number; className: string }>

export const MenuItem = ({ icon, children, ...rest }: ComponentProps<typeof Menu.Item> & { icon: Icon }) => (
  <Menu.Item {...rest} className={entryLook}>
    <EntryIcon icon={icon} />
    {children}
  </Menu.Item>
)

/** An entry that leads to another page: `render` is its link. */
export const MenuLink = ({
  icon,
  children,
  ...rest
}: ComponentProps<typeof Menu.LinkItem> & { icon: Icon }) => (
  <Menu.LinkItem closeOnClick {...rest} className={entryLook}>
    <EntryIcon icon={icon} />
    {children}
  </Menu.LinkItem>
)

const EntryIcon = ({ icon: Icon }: { icon: Icon }) => (
  <Icon aria-hidden size={16} className="text-muted in-data-highlighted:forced-colors:text-current" />
)

const entryLook =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none data-highlighted:forced-highlight data-highlighted:bg-sunk'
