import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetArrivals } from './arrivals.ts'
import { pollDue } from './poll.ts'
import { noteReceived, pollFaster } from './poll-interval.ts'

const CHECK_EVERY_MS = 1000

/** Keeps the data on screen at most 15 s old, for as long as the merchant area is open. */
export function useLiveData() {
  const client = useQueryClient()
  useEffect(() => {
    const check = () => pollDue(client)
    const timer = setInterval(check, CHECK_EVERY_MS)
    const stopNoting = client.getQueryCache().subscribe((event) => {
      // Loaded by the screen itself.
      if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
        noteReceived(event.query, event.query.state.dataUpdatedAt)
    })
    document.addEventListener('visibilitychange', check)
    addEventListener('online', check)
    return () => {
      clearInterval(timer)
      stopNoting()
      forgetArrivals()
      document.removeEventListener('visibilitychange', check)
      removeEventListener('online', check)
    }
  }, [client])
}

/** Polls queries with keys that begin with `name` more often, while somebody waits for a payment. */
export function usePollFaster(name: string, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    return pollFaster(name)
  }, [name, isWaiting])
}
