import { useSyncExternalStore } from 'react'

/** Whether the browser knows that it has no network. */
export const useOffline = () => useSyncExternalStore(subscribe, isOffline, () => false)

const isOffline = () => !navigator.onLine

function subscribe(onChange: () => void) {
  const types = ['online', 'offline']
  for (const type of types) addEventListener(type, onChange)
  return () => {
    for (const type of types) removeEventListener(type, onChange)
  }
}
