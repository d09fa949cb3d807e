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

const MORE_ID = 'more-screens'
const profile: Screen = { to: paths.profile, name: 'Profile', key: 'p', icon: UserRound }

/** The navigation of a phone, in reach of the thumb: four screens, and the others behind one button. */
export function BottomBar() {
  const { user } = useSnapshot(session)
  const { pathname } = useLocation()
  const sheet = useRef<HTMLDivElement>(null)
  const screens = screensOf(user)
  const isInBar = ({ isSetup, isBehindMore }: Screen) => !isSetup && !isBehindMore
  const otherScreens = [...screens.filter((screen) => !isInBar(screen)), profile]
  return (
    <nav
      className="line-t in-data-side:invisible short:static fixed inset-x-0 bottom-0 z-35 flex bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
      aria-label="Merchant area"
    >
      {screens.filter(isInBar).map(({ to, name, short, icon: Icon, end = false }) => (
        <NavLink key={to} to={to} end={end} aria-label={name} className={itemLook}>
          <Icon aria-hidden size={20} />
          <span className="max-w-full truncate">{short ?? name}</span>
        </NavLink>
      ))}
      <button
        type="button"
        popoverTarget={MORE_ID}
        data-current={otherScreens.some(({ to }) => pathname.startsWith(to)) || undefined}
        className={itemLook}
      >
        <Ellipsis aria-hidden size={20} />
        <span className="max-w-full truncate">More</span>
      </button>
      <div
        ref={sheet}
        id={MORE_ID}
        popover="auto"
        className="line-y inset-x-0 top-auto bottom-(--bottom-bar) w-screen rounded-t-lg bg-surface p-3 text-ink shadow-raised backdrop:bg-backdrop/80"
      >
        <div className="line-b mb-2 flex px-2 pt-1 pb-3">
          <Business />
        </div>
        {otherScreens.map(({ to, name, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            className="current:forced-highlight flex min-h-12 items-center gap-3.5 rounded-md current:bg-sunk px-3 current:font-semibold font-medium"
            onClick={() => sheet.current?.hidePopover()}
          >
            <Icon aria-hidden size={20} className="text-muted" />
            <span>{name}</span>
          </NavLink>
        ))}
      </div>
    </nav>
  )
}

/** Wider for a longer word, which is cut off only if the text is enlarged. */
const itemLook =
  'relative grid min-h-14 min-w-0 flex-auto grid-cols-[minmax(0,max-content)] place-content-center justify-items-center gap-0.5 font-medium text-[0.6875rem]/tight text-muted before:absolute before:inset-x-1/4 before:-top-px before:h-0.5 before:bg-marigold not-current:before:hidden focus-visible:-outline-offset-2 current:font-semibold current:text-action current:forced-highlight'
