import { useSyncExternalStore } from 'react'

/** A text in local storage. If storage is blocked or full, it is kept for this visit only. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(follow, () => storedText(key))
}

export function storedText(key: string): string | null {
  if (unstored.has(key)) return unstored.get(key) || null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

export function removeText(key: string) {
  try {
    localStorage.removeItem(key)
    unstored.delete(key)
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
