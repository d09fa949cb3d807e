import { Ellipsis, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { NavLink } from '../../ui/link.tsx'
import type { Screen } from '../navigation/screens.ts'
import { screensOf } from '../navigation/screens.ts'
import { Business } from './business.tsx'
import './bottom-bar.css'

const MORE_ID = 'more-screens'
const profile: Screen = { to: paths.profile, name: 'Profile', key: 'p', icon: UserRound }

/** The navigation of a phone, in reach of the thumb: four screens, and the others behind one button. */
export function BottomBar() {
  const { user } = useSnapshot(session)
  const { pathname } = useLocation()
  const sheet = useRef<HTMLDivElement>(null)
  const screens = screensOf(user)
  const isInBar = ({ isSetup, isBehindMore }: Screen) => !isSetup && !isBehindMore
  const others = [...screens.filter((screen) => !isInBar(screen)), profile]
  return (
    <nav className="bottom-bar" aria-label="Merchant area">
      {screens.filter(isInBar).map(({ to, name, short, icon: Icon, end = false }) => (
        <NavLink key={to} to={to} end={end} aria-label={name}>
          <Icon aria-hidden size={20} />
          <span>{short ?? name}</span>
        </NavLink>
      ))}
      <button
        type="button"
        popoverTarget={MORE_ID}
        data-current={others.some(({ to }) => pathname.startsWith(to)) || undefined}
      >
        <Ellipsis aria-hidden size={20} />
        <span>More</span>
      </button>
      <div ref={sheet} id={MORE_ID} popover="auto" className="more-screens">
        <Business />
        {others.map(({ to, name, icon: Icon }) => (
          <NavLink key={to} to={to} onClick={() => sheet.current?.hidePopover()}>
            <Icon aria-hidden size={20} />
            <span>{name}</span>
          </NavLink>
        ))}
      </div>
    </nav>
  )
}
