import { CSPProvider } from '@base-ui/react/csp-provider'
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Suspense, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { session } from '../../session/session.ts'
import { useLeave } from './use-leave.ts'
import '../outbox/forget-rows.ts'
import './account-menu.css'

const AccountMenuPopup = lazyPart(
  () => import('./account-menu-popup.tsx'),
  (m) => m.AccountMenuPopup,
)

/** The menu's library is a fifth of the merchant area, so it is loaded when the menu is first used. */
export function AccountMenu() {
  const { user } = useSnapshot(session)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  // Our own button stays mounted, so that the focus returns to it when the menu closes.
  const button = useRef<HTMLButtonElement>(null)
  if (!user) return null

  function openDownwards(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="account-button"
        aria-label={`Account of ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={AccountMenuPopup.preload}
        onFocus={AccountMenuPopup.preload}
        onClick={() => setOpen(!open)}
        onKeyDown={openDownwards}
      >
        <i aria-hidden>{[...user.name][0]}</i>
        <span>
          <b translate="no" dir="auto">
            {user.name}
          </b>
          <small>{`${user.businessName} · ${user.role}`}</small>
        </span>
        <ChevronDown aria-hidden size={15} />
      </button>
      {wanted && (
        <CSPProvider disableStyleElements>
          <Suspense fallback={open && <WayOut />}>
            <AccountMenuPopup open={open} button={button} user={user} onClose={() => setOpen(false)} />
          </Suspense>
        </CSPProvider>
      )}
    </>
  )
}

/** Offline the menu may not load: signing out must be possible nevertheless. */
function WayOut() {
  const leave = useLeave()
  return (
    useOffline() && (
      <div className="menu-layer menu-list" data-way-out>
        <button type="button" className="menu-entry" onClick={leave}>
          Log out
        </button>
      </div>
    )
  )
}
