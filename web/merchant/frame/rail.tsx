import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { NavLink } from '../../ui/link.tsx'
import { storeText, useStoredText } from '../../ui/use-stored-text.ts'
import { screensOf } from '../navigation/screens.ts'
import { Business } from './business.tsx'
import './rail.css'

const KEY = 'rail'
const NARROW = 'narrow'

/** The navigation next to the screens, which can be collapsed to its icons; below 64rem it always is. */
export function Rail() {
  const { user } = useSnapshot(session)
  const isNarrow = useStoredText(KEY) === NARROW
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <nav className="rail" aria-label="Merchant area" data-narrow={isNarrow || undefined}>
      {screensOf(user).map(({ to, name, icon: Icon, end = false, isSetup }) => (
        <NavLink key={to} to={to} end={end} data-setup={isSetup}>
          <Icon aria-hidden size={18} />
          <span>{name}</span>
        </NavLink>
      ))}
      <div className="rail-foot">
        <Business />
        <button
          type="button"
          className="icon-button rail-toggle"
          aria-label={isNarrow ? 'Expand navigation' : 'Collapse navigation'}
          onClick={() => storeText(KEY, isNarrow ? 'wide' : NARROW)}
        >
          <Icon aria-hidden size={18} />
        </button>
      </div>
    </nav>
  )
}
