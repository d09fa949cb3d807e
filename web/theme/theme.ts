import { unlessBlocked } from '../unless-blocked.ts'
import type { ThemePreference } from './root-attributes.ts'
import { showTheme, storedPreference, THEME_KEY } from './root-attributes.ts'

// A handwritten store, since every public page loads it and valtio would be a fifth of the shared code.
const listeners = new Set<() => void>()
// The prerendered value; `startTheme` reads the visitor's choice after hydration.
let preference: ThemePreference = 'system'

export const themePreference = () => preference

/** Calls `listener` after every change. Returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const nextPreference: Record<ThemePreference, ThemePreference> = {
  light: 'dark',
  dark: 'system',
  system: 'light',
}

export function cycleTheme() {
  apply(nextPreference[preference])
  // Where storage is blocked, the choice applies to this visit only.
  unlessBlocked(() => localStorage.setItem(THEME_KEY, preference))
}

/** Applies the stored choice and changes by the OS or other tabs. Returns a function that stops it. */
export function startTheme() {
  const stop = new AbortController()
  const followStorage = () => apply(storedPreference())
  followStorage()
  system().addEventListener('change', () => apply(preference), stop)
  addEventListener('storage', followStorage, stop)
  return () => stop.abort()
}

function apply(chosen: ThemePreference) {
  preference = chosen
  showTheme(preference, system())
  for (const listener of listeners) listener()
}

const system = () => matchMedia('(prefers-color-scheme: dark)')
