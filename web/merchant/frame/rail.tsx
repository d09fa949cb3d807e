import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Fragment } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NavLink } from '../../ui/link.tsx'
import { storeText, useStoredText } from '../../ui/use-stored-text.ts'
import type { Screen } from '../navigation/screens.ts'
import { screensOf } from '../navigation/screens.ts'
import { Business } from './business.tsx'

const KEY = 'rail'
const NARROW = 'narrow'

/** The navigation next to the screens, which can be collapsed to its icons; below 64rem it always is. */
export function Rail() {
  const { user } = useSnapshot(session)
  const isNarrow = useStoredText(KEY) === NARROW
  const screens = screensOf(user)
  return (
    <nav
      className="line-r @container/rail fixed top-14 bottom-0 left-0 z-30 hidden w-(--rail) flex-col gap-0.5 short:overflow-y-auto bg-paper px-2 pt-3 pb-2 text-sm/body sm:flex print:hidden"
      aria-label="Merchant area"
      data-rail={isNarrow ? NARROW : 'wide'}
    >
      {screens.map((screen, index) => (
        <Fragment key={screen.to}>
          {screen.isSetup && !screens[index - 1]?.isSetup && <hr className="line-t mx-2.75 mt-1.75 mb-1.5" />}
          <RailLink screen={screen} />
        </Fragment>
      ))}
      <div className="line-t mt-auto flex narrow-rail:flex-col-reverse items-center gap-1 narrow-rail:ps-0 ps-1 pt-3 pb-1">
        <Business />
        <IconButton
          label={isNarrow ? 'Expand navigation' : 'Collapse navigation'}
          icon={isNarrow ? PanelLeftOpen : PanelLeftClose}
          iconSize={18}
          className="max-lg:hidden"
          onClick={() => storeText(KEY, isNarrow ? 'wide' : NARROW)}
        />
      </div>
    </nav>
  )
}

/** In the narrow rail its name appears beside the icon, and stays readable for screen readers. */
const RailLink = ({ screen: { to, name, icon: Icon, end } }: { screen: Screen }) => (
  <NavLink
    to={to}
    end={end}
    className="group/link current:forced-highlight relative flex min-h-9 items-center gap-3 whitespace-nowrap rounded-md current:bg-sunk px-2.75 current:font-semibold font-medium current:text-ink text-muted before:absolute before:inset-y-2 before:-start-2 not-current:before:hidden before:w-0.75 before:rounded-e-sm before:bg-marigold hover:bg-sunk hover:text-ink"
  >
    <Icon aria-hidden size={18} className="flex-none group-current/link:text-action" />
    <span className="narrow-rail:not-group-hover/link:not-group-focus-visible/link:sr-only narrow-rail:pointer-events-none narrow-rail:absolute narrow-rail:start-[calc(100%+0.75rem)] narrow-rail:z-1 narrow-rail:rounded-sm narrow-rail:bg-ink narrow-rail:px-2.5 narrow-rail:py-1 narrow-rail:text-paper narrow-rail:text-xs/body">
      {name}
    </span>
  </NavLink>
)
