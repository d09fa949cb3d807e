import { proxy, subscribe } from 'valtio/vanilla'
import type { ThemePreference } from './root-attributes.ts'
import { showTheme, storedPreference, THEME_KEY } from './root-attributes.ts'

type Theme = { preference: ThemePreference; systemIsDark: boolean; readonly isDark: boolean }

// Starts as the export printed it; `startTheme` reads the visitor's choice once the page has hydrated.
export const theme = proxy<Theme>({
  preference: 'system',
  systemIsDark: false,
  get isDark() {
    return this.preference === 'system' ? this.systemIsDark : this.preference === 'dark'
  },
})

export const nextPreference: Record<ThemePreference, ThemePreference> = {
  light: 'dark',
  dark: 'system',
  system: 'light',
}

export const cycleTheme = () => chooseTheme(nextPreference[theme.preference])

export function chooseTheme(preference: ThemePreference) {
  theme.preference = preference
  try {
    localStorage.setItem(THEME_KEY, theme.preference)
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}

/** Follows the stored choice, the operating system and other tabs, and keeps the page in step. Returns the way to stop. */
export function startTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const followSystem = () => {
    theme.systemIsDark = system.matches
  }
  const followStorage = () => {
    theme.preference = storedPreference()
  }
  followSystem()
  followStorage()
  const unsubscribe = subscribe(theme, () => showTheme(theme.preference, theme.isDark), true)
  showTheme(theme.preference, theme.isDark)
  system.addEventListener('change', followSystem)
  addEventListener('storage', followStorage)

  return () => {
    unsubscribe()
    system.removeEventListener('change', followSystem)
    removeEventListener('storage', followStorage)
  }
}
