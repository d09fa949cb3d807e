import { NavLink } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { screensOf } from '../navigation/screens.ts'

export function Rail() {
  const { user } = useSnapshot(session)
  return (
    <nav className="rail" aria-label="Merchant area">
      {screensOf(user).map(({ to, name, icon: Icon, end = false }) => (
        <NavLink key={to} to={to} end={end}>
          <Icon aria-hidden size={17} />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
