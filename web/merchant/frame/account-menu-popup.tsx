import { Menu } from '@base-ui/react/menu'
import { Keyboard, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { homeOf, paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import { Link } from '../../ui/link.tsx'
import { closePopup } from '../dialogs/close-popup.ts'
import { openOverlay, overlay } from '../dialogs/overlay.ts'
import { useLeave } from './use-leave.ts'

type AccountMenuPopupProps = {
  open: boolean
  button: RefObject<HTMLButtonElement | null>
  user: Pick<User, 'name' | 'businessName' | 'role'>
  onClose: () => void
}

export function AccountMenuPopup({ open, button, user, onClose }: AccountMenuPopupProps) {
  const { isHosted } = useSnapshot(overlay)
  const leave = useLeave()

  return (
    <Menu.Root modal={false} open={open} onOpenChange={closePopup(button, onClose)}>
      <Menu.Portal>
        <Menu.Positioner className="menu-layer" anchor={button} sideOffset={6} align="end">
          <Menu.Popup className="menu-list" finalFocus={button} aria-label="Account">
            <div className="menu-who">
              <b translate="no">{user.name}</b>
              <small>{`${user.businessName} · ${user.role}`}</small>
            </div>
            <Menu.LinkItem className="menu-entry" closeOnClick render={<Link to={homeOf(user)} />}>
              <LayoutDashboard aria-hidden size={16} />
              Dashboard
            </Menu.LinkItem>
            <Menu.LinkItem className="menu-entry" closeOnClick render={<Link to={paths.profile} />}>
              <UserRound aria-hidden size={16} />
              Profile
            </Menu.LinkItem>
            {isHosted && (
              <Menu.Item className="menu-entry" onClick={() => openOverlay('shortcuts', button.current)}>
                <Keyboard aria-hidden size={16} />
                Keyboard shortcuts
              </Menu.Item>
            )}
            <Menu.Item className="menu-entry" onClick={leave}>
              <LogOut aria-hidden size={16} />
              Log out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
