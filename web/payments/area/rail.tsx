import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { NavLink } from '../../ui/link.tsx'
import { screensOf } from '../navigation/screens.ts'

export function Rail() {
  const { user } = useSnapshot(session)
  const { pathname } = useLocation()
  const rail = useRef<HTMLElement>(null)

  // On a phone it scrolls sideways: scroll the current screen's link into view, but not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current screen.
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (rail.current && current) {
      rail.current.scrollLeft = current.offsetLeft - (rail.current.clientWidth - current.offsetWidth) / 2
    }
  }, [pathname])

  return (
    <nav ref={rail} className="rail" aria-label="Merchant area">
      {screensOf(user).map(({ to, name, icon: Icon, end = false }) => (
        <NavLink key={to} to={to} end={end}>
          <Icon aria-hidden size={17} />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
