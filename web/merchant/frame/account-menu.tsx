import { CSPProvider } from '@base-ui/react/csp-provider'
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Suspense, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useOffline } from '../../loading/use-offline.ts'
import { session } from '../../session/session.ts'
import { Tile } from '../../ui/app/tile.tsx'
import { Button } from '../../ui/button.tsx'
import { useLeave } from './use-leave.ts'
import '../outbox/forget-rows.ts'

const AccountMenuPopup = lazyPart(() => import('./account-menu-popup.tsx'), 'AccountMenuPopup')

/** The menu's library is a fifth of the merchant area, so it is loaded when the menu is first used. */
export function AccountMenu() {
  const { user } = useSnapshot(session)
  const [open, setOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  if (open && !hasOpened) setHasOpened(true)
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
        className="flex min-h-10 cursor-pointer items-center gap-2 in-[.merchant-bar]:gap-1 rounded-md in-[.merchant-bar]:px-1 px-2 in-[.merchant-bar]:py-0.5 py-1 text-start text-sm/body hover:bg-sunk aria-expanded:bg-sunk"
        aria-label={`Account of ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={AccountMenuPopup.preload}
        onFocus={AccountMenuPopup.preload}
        onClick={() => setOpen(!open)}
        onKeyDown={openDownwards}
      >
        <Tile tone="action" isRound>
          {[...user.name][0]}
        </Tile>
        {/* In the merchant area the rail names the business. */}
        <span className="in-[.merchant-bar]:hidden min-w-0 max-w-56 max-sm:hidden">
          <span className="block truncate font-semibold leading-tight" translate="no" dir="auto">
            {user.name}
          </span>
          <span className="block truncate text-muted text-xs/snug">
            {`${user.businessName} · ${user.role}`}
          </span>
        </span>
        <ChevronDown aria-hidden size={15} className="flex-none" />
      </button>
      {hasOpened && (
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
      <Button
        variant="secondary"
        className="fixed top-15 right-[max(1.25rem,(100%-75rem)/2)] z-50 bg-surface shadow-raised"
        onClick={leave}
      >
        Log out
      </Button>
    )
  )
}
