import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useOffline } from '../../loading/use-offline.ts'
import { Note } from '../../ui/app/note.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { dayOf, formatClock, formatTime } from '../format/ist.ts'

/** Shows that the network is missing and how old the figures are. Always mounted: see LiveRegion. */
export function OfflineBanner() {
  const offline = useOffline()
  const [wasOffline, setWasOffline] = useState(false)
  if (offline && !wasOffline) setWasOffline(true)
  return (
    <>
      {offline && <Banner />}
      <LiveRegion text={offline ? `You are offline. ${WAITS}` : wasOffline ? 'You are online again.' : ''} />
    </>
  )
}

const WAITS = 'Actions are paused until you are back online. You can still browse and type.'

function Banner() {
  const since = useShownSince()
  const today = since !== null && dayOf(since) === dayOf(Date.now())
  const moment = since !== null && (today ? formatClock : formatTime)(new Date(since).toISOString())
  return (
    <Note tone="warning" icon={CloudOff} className="mb-4">
      <strong>You are offline.</strong>
      <span>{` ${moment ? `You are seeing data from ${moment}. ` : ''}${WAITS}`}</span>
    </Note>
  )
}

/** When the oldest data on the screen was loaded; null if there is none. */
function useShownSince(): number | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    // Later, as the library's own hooks do: queries are made while other components render.
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => {
      const moments = cache
        .findAll({ type: 'active' })
        .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]))
      return moments.length > 0 ? Math.min(...moments) : null
    },
  )
}
