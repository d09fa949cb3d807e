import type { ComponentType, ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { onSessionOpened } from '../session/session-opened.ts'

/** The account menu while somebody is signed in. Who is not loads nothing for it. */
export function useAccount(): ReactNode {
  const { pathname } = useLocation()
  const Menu = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

  // A session begins on one page and shows on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on every page.
  useEffect(() => {
    if (import.meta.env.MODE === 'prelaunch') return
    if (hasTokenCookie()) follow()
    return onSessionOpened(follow)
  }, [pathname])

  return Menu && <Menu />
}

let shown: ComponentType | null = null
let following = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(Menu: ComponentType | null) {
  shown = Menu
  // Set before the first paint by the cookie alone; from here on the session knows better.
  document.documentElement.toggleAttribute('data-signed-in', Menu !== null)
  for (const listener of listeners) listener()
}

/** Once followed, the session tells of every end and beginning by itself. */
function follow() {
  if (following) return
  following = true
  Promise.all([import('../auth/follow-session.ts'), import('../payments/area/account-menu.tsx')])
    .then(([{ followSession }, { AccountMenu }]) =>
      followSession((signedIn) => show(signedIn ? AccountMenu : null)),
    )
    .catch(() => {
      // Offline, perhaps: the next page tries again.
      following = false
    })
}
