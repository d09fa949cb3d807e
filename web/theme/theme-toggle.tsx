import { useEffect, useSyncExternalStore } from 'react'
import { Monitor, Moon, Sun } from '../ui/icon.tsx'
import { cycleTheme, nextPreference, startTheme, subscribeTheme, themePreference } from './theme.ts'

/** Cycles light, dark, system. All three icons are rendered; the root's attribute shows the current one. */
export function ThemeToggle() {
  useEffect(startTheme, [])
  const preference = useSyncExternalStore(subscribeTheme, themePreference, () => 'system' as const)
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Theme: ${preference}`}
      title={`Theme: ${preference}. Switch to ${nextPreference[preference]}`}
      onClick={cycleTheme}
    >
      <Sun size={18} data-shows="light" />
      <Moon size={18} data-shows="dark" />
      <Monitor size={18} data-shows="system" />
    </button>
  )
}
