import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CirclePlay, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { useOffline } from '../../loading/use-offline.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { formatSeconds } from '../format/ist.ts'
import { arrivals } from './arrivals.ts'
import { pollAll } from './poll.ts'
import { backOffs, liveQueries, pause, receivedAt, resume, usePaused } from './poll-interval.ts'

/** The age of the data on the screen, with buttons to refresh and pause; empty on a screen that is not live. */
export function LiveStatus() {
  const at = useUpdatedAt()
  const { message } = useSnapshot(arrivals)
  return (
    <>
      {at !== undefined && <Updated at={at} />}
      <LiveRegion text={message} />
    </>
  )
}

function Updated({ at }: { at: number }) {
  const client = useQueryClient()
  const isPaused = usePaused()
  const isOffline = useOffline()
  const waits = useSnapshot(backOffs)
  const hasFailed = liveQueries(client).some(({ queryHash }) => queryHash in waits)
  const [isRefreshing, setRefreshing] = useState(false)
  const time = formatSeconds(at)
  const says = isPaused ? 'Paused at' : hasFailed || isOffline ? 'Not updated since' : 'Updated'

  async function refresh() {
    setRefreshing(true)
    await pollAll(client)
    setRefreshing(false)
  }

  return (
    <div
      className="tnum me-auto flex @max-[46rem]/screen-head:min-w-0 min-w-44 items-center gap-0.5 whitespace-nowrap text-muted text-xs/body data-late:text-warning"
      data-late={(!isPaused && says !== 'Updated') || undefined}
    >
      {/* Has its full width even before the time is known; hidden beside an open drawer, so that the rows do not move. */}
      <span className="me-1 @max-[46rem]/screen-head:hidden">
        <span>{`${says} `}</span>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
      </span>
      <IconButton
        label="Refresh"
        title="Refresh"
        icon={RefreshCw}
        iconSize={15}
        size="sm"
        className="aria-busy:*:animate-turning"
        aria-busy={isRefreshing}
        disabled={isOffline}
        onClick={refresh}
      />
      <IconButton
        label="Pause updates"
        title={isPaused ? 'Resume updates' : 'Pause updates'}
        icon={isPaused ? CirclePlay : CirclePause}
        size="sm"
        aria-pressed={isPaused}
        onClick={isPaused ? resume : pause}
      />
    </div>
  )
}

/** When the oldest data on screen came from the server, in ms since 1970. */
function useUpdatedAt(): number | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => {
      const times = liveQueries(client).map(receivedAt)
      return times.length > 0 ? Math.min(...times) : undefined
    },
    () => undefined,
  )
}
