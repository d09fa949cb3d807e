import { useSyncExternalStore } from 'react'
import { unlessBlocked } from '../unless-blocked.ts'

/** A text in local storage. If that is full, it is kept for this tab, and if storage is blocked, for this visit. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(follow, () => storedText(key))
}

export function storedText(key: string): string | null {
  if (unstored.has(key)) return unstored.get(key) || null
  // There if local storage was full.
  const keptInTab = unlessBlocked(() => sessionStorage.getItem(key))
  return keptInTab ?? unlessBlocked(() => localStorage.getItem(key)) ?? null
}

export function storeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
    unlessBlocked(() => sessionStorage.removeItem(key))
  } catch {
    unstored.set(key, text)
    unlessBlocked(() => sessionStorage.setItem(key, text))
  }
  for (const listener of listeners) listener()
}

export function removeText(key: string) {
  try {
    localStorage.removeItem(key)
    unstored.delete(key)
    unlessBlocked(() => sessionStorage.removeItem(key))
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
