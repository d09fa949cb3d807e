import { Keyboard, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { homeOf, paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import { MenuItem, MenuLink, MenuPopup } from '../../ui/app/menu.tsx'
import { Link } from '../../ui/link.tsx'
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
    <MenuPopup label="Account" open={open} anchor={button} onClose={onClose}>
      <div className="line-b wrap-anywhere mb-1 max-w-72 px-2.5 pt-1.5 pb-2 leading-snug">
        <p className="font-semibold" translate="no">
          {user.name}
        </p>
        <p className="text-muted text-xs/snug">{`${user.businessName} · ${user.role}`}</p>
      </div>
      <MenuLink icon={LayoutDashboard} render={<Link to={homeOf(user)} />}>
        Dashboard
      </MenuLink>
      <MenuLink icon={UserRound} render={<Link to={paths.profile} />}>
        Profile
      </MenuLink>
      {isHosted && (
        <MenuItem icon={Keyboard} onClick={() => openOverlay('shortcuts', button.current)}>
          Keyboard shortcuts
        </MenuItem>
      )}
      <MenuItem icon={LogOut} onClick={leave}>
        Log out
      </MenuItem>
    </MenuPopup>
  )
}
