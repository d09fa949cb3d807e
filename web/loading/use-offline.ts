import { useSyncExternalStore } from 'react'
import { isOffline } from './when-online.ts'

export const useOffline = () => useSyncExternalStore(subscribe, isOffline, () => false)

function subscribe(onChange: () => void) {
  const types = ['online', 'offline']
  for (const type of types) addEventListener(type, onChange)
  return () => {
    for (const type of types) removeEventListener(type, onChange)
  }
}
