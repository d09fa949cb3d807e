import { useSyncExternalStore } from 'react'

/** A text in local storage. If that is full, it is kept for this tab, and if storage is blocked, for this visit. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(follow, () => storedText(key))
}

export function storedText(key: string): string | null {
  if (unstored.has(key)) return unstored.get(key) || null
  // There if local storage was full.
  const ofTab = inTab((storage) => storage.getItem(key))
  try {
    return ofTab ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
    inTab((storage) => storage.removeItem(key))
  } catch {
    unstored.set(key, text)
    inTab((storage) => storage.setItem(key, text))
  }
  for (const listener of listeners) listener()
}

/** Storage may be blocked, or full too. */
function inTab<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

export function removeText(key: string) {
  try {
    localStorage.removeItem(key)
    unstored.delete(key)
    inTab((storage) => storage.removeItem(key))
  } catch {
    unstored.set(key, '')
  }
  for (const listener of listeners) listener()
}

const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

function follow(listener: () => void) {
  listeners.add(listener)
  // Changes made in other tabs.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
