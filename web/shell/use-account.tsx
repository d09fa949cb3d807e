import type { ComponentType } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { withStyleSheets } from '../loading/style-sheets.ts'
import { whenOnline } from '../loading/when-online.ts'
import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { onSessionOpened } from '../session/session-opened.ts'
import { Boundary } from '../ui/boundary.tsx'
import type { Elements } from '../ui/elements.ts'
import { importAgain } from '../ui/import-again.ts'

/** The account menu while the user is signed in. Visitors load none of its code. */
export function useAccount(): Elements {
  const { pathname } = useLocation()
  const Menu = useSyncExternalStore(
    subscribe,
    () => currentMenu,
    () => null,
  )

  // A session may have started on the previous page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on every page.
  useEffect(() => {
    if (import.meta.env.MODE === 'prelaunch') return
    if (hasTokenCookie()) follow()
    return onSessionOpened(follow)
  }, [pathname])

  return (
    Menu && (
      <Boundary resetKey={pathname} failure={() => null}>
        <Menu />
      </Boundary>
    )
  )
}

let currentMenu: ComponentType | null = null
let isFollowing = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(Menu: ComponentType | null) {
  currentMenu = Menu
  for (const listener of listeners) listener()
}

/** Subscribes once; the session then reports every sign-in and sign-out. */
function follow() {
  if (isFollowing) return
  isFollowing = true
  whenOnline(load)
    .then(({ followAccount }) => followAccount(show))
    .catch(() => {
      // Retry on the next page.
      isFollowing = false
    })
}

const load = withStyleSheets(() => import('./account-menu.ts').catch(importAgain))
