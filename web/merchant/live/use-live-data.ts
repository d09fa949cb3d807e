import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetArrivals } from './arrivals.ts'
import { noteReceived } from './due.ts'
import { onTabMessage } from './tabs.ts'
import { listenTo, updateDue } from './update.ts'

const CHECK_EVERY_MS = 1000

/** Keeps what is on screen at most 15 s old, for as long as the merchant area is open. */
export function useLiveData() {
  const client = useQueryClient()
  useEffect(() => {
    const check = () => updateDue(client)
    const timer = setInterval(check, CHECK_EVERY_MS)
    const stopNoting = client.getQueryCache().subscribe((event) => {
      // Loaded by the screen itself.
      if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
        noteReceived(event.query, event.query.state.dataUpdatedAt)
    })
    const stopListening = onTabMessage((message) => listenTo(client, message))
    document.addEventListener('visibilitychange', check)
    addEventListener('online', check)
    return () => {
      clearInterval(timer)
      stopListening()
      stopNoting()
      forgetArrivals()
      document.removeEventListener('visibilitychange', check)
      removeEventListener('online', check)
    }
  }, [client])
}
