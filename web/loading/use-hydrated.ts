import { useSyncExternalStore } from 'react'

/** False in the exported page and while it hydrates, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
