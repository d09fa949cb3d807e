import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CirclePlay, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { useOffline } from '../../loading/use-offline.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { formatSeconds } from '../format/ist.ts'
import { arrivals } from './arrivals.ts'
import { backOffs, liveQueries, pause, receivedAt, resume, usePaused } from './poll-interval.ts'
import { pollAll } from './tabs.ts'
import './live.css'

/** How old the screen is, with a refresh and a pause; nothing on a screen that does not change by itself. */
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
    <div className="live-status" data-late={(!isPaused && says !== 'Updated') || undefined}>
      <span>
        <span>{`${says} `}</span>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label="Refresh"
        title="Refresh"
        aria-busy={isRefreshing}
        disabled={isOffline}
        onClick={refresh}
      >
        <RefreshCw aria-hidden size={15} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Pause updates"
        title={isPaused ? 'Resume updates' : 'Pause updates'}
        aria-pressed={isPaused}
        onClick={isPaused ? resume : pause}
      >
        {isPaused ? <CirclePlay aria-hidden size={16} /> : <CirclePause aria-hidden size={16} />}
      </button>
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
