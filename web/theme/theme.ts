import { unlessBlocked } from '../unless-blocked.ts'
import type { ThemePreference } from './root-attributes.ts'
import { showTheme, storedPreference, THEME_KEY } from './root-attributes.ts'

// A handwritten store, since every public page loads it and valtio would be a fifth of the shared code.
const listeners = new Set<() => void>()
// The prerendered value; `startTheme` reads the visitor's choice after hydration.
let chosen: ThemePreference = 'system'
let systemIsDark = false

export const theme = {
  get preference() {
    return chosen
  },
  set preference(preference: ThemePreference) {
    chosen = preference
    tellListeners()
  },
  get isDark() {
    return chosen === 'system' ? systemIsDark : chosen === 'dark'
  },
}

/** Calls `listener` after every change. Returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tellListeners() {
  for (const listener of listeners) listener()
}

export const nextPreference: Record<ThemePreference, ThemePreference> = {
  light: 'dark',
  dark: 'system',
  system: 'light',
}

export function cycleTheme() {
  theme.preference = nextPreference[theme.preference]
  // Where storage is blocked, the choice applies to this visit only.
  unlessBlocked(() => localStorage.setItem(THEME_KEY, theme.preference))
}

/** Applies the stored choice and changes by the OS or other tabs. Returns a function that stops it. */
export function startTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const followSystem = () => {
    systemIsDark = system.matches
    tellListeners()
  }
  const followStorage = () => {
    theme.preference = storedPreference()
  }
  followSystem()
  followStorage()
  const unsubscribe = subscribeTheme(() => showTheme(theme.preference, theme.isDark))
  showTheme(theme.preference, theme.isDark)
  system.addEventListener('change', followSystem)
  addEventListener('storage', followStorage)

  return () => {
    unsubscribe()
    system.removeEventListener('change', followSystem)
    removeEventListener('storage', followStorage)
  }
}
