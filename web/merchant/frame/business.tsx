import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { Tile } from '../../ui/app/tile.tsx'
import { classes } from '../../ui/classes.ts'
import { gatewaysQuery } from '../settings/gateways.ts'

/** The account and role that are signed in, and whether it is in test mode. */
export function Business() {
  const { user } = useSnapshot(session)
  const mode = useMode()
  if (!user) return null
  const name = user.businessName
  return (
    <div
      className="flex min-w-0 flex-1 items-center gap-2.5"
      title={`${name}, ${user.role}${mode ? `, ${mode}` : ''}`}
    >
      <Tile>
        {[...name][0]}
        {mode && (
          <ModeDot mode={mode} className="absolute -right-0.75 -bottom-0.75 size-2.5 border-2 border-paper" />
        )}
      </Tile>
      <div className="narrow-rail:sr-only min-w-0 leading-tight">
        <p className="truncate font-semibold" dir="auto">
          {name}
        </p>
        <p className="flex flex-wrap gap-x-2 whitespace-nowrap text-muted text-xs/tight">
          <span className="truncate capitalize">{user.role}</span>
          {mode && (
            <span>
              <ModeDot mode={mode} className="me-1.25 inline-block size-1.75" />
              <span>{mode}</span>
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** In the colour of the mode, beside its name and, where only the tile is left, on it. */
const ModeDot = ({ mode, className }: { mode: string; className: string }) => (
  <span
    aria-hidden
    className={classes('rounded-full', mode === 'Live' ? 'bg-success' : 'bg-warning', className)}
  />
)

/** As on the gateways' own screen: money moves only through an enabled gateway that is live. */
function useMode() {
  const { data } = useQuery(gatewaysQuery)
  const enabled = data?.filter((gateway) => gateway.enabled)
  if (!enabled || enabled.length === 0) return undefined
  const live = enabled.filter(({ mode }) => mode === 'live')
  if (live.length === enabled.length) return 'Live'
  return live.length === 0 ? 'Test mode' : 'Partly test'
}
