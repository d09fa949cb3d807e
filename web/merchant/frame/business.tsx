import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { gatewaysQuery } from '../settings/gateways.ts'
import './business.css'

/** Whose account this is, in which role, and whether money moves in it. */
export function Business() {
  const { user } = useSnapshot(session)
  const mode = useMode()
  if (!user) return null
  const name = user.businessName
  return (
    <div className="business" title={`${name}, ${user.role}${mode ? `, ${mode}` : ''}`}>
      <i aria-hidden data-mode={mode}>
        {[...name][0]}
      </i>
      <span>
        <b dir="auto">{name}</b>
        <small>
          <span>{user.role}</span>
          {mode && <span data-mode={mode}>{mode}</span>}
        </small>
      </span>
    </div>
  )
}

/** As on the gateways' own screen: money moves only through an enabled gateway that is live. */
function useMode() {
  const { data } = useQuery(gatewaysQuery)
  const enabled = data?.filter((gateway) => gateway.enabled)
  if (!enabled || enabled.length === 0) return undefined
  const live = enabled.filter(({ mode }) => mode === 'live')
  if (live.length === enabled.length) return 'Live'
  return live.length === 0 ? 'Test mode' : 'Partly test'
}
