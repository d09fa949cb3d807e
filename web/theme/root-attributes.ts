export type ThemePreference = 'light' | 'dark' | 'system'

export const THEME_KEY = 'theme'

/** The visitor's last choice; `system` if nothing is stored, the value is unknown or storage is blocked. */
export function storedPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Sets the theme for style sheets and for the browser's own UI. */
export function showTheme(preference: ThemePreference, system: Pick<MediaQueryList, 'matches'>) {
  const isDark = preference === 'system' ? system.matches : preference === 'dark'
  const root = document.documentElement
  root.classList.toggle('dark', isDark)
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dataset.themePreference = preference
  // One tag per OS scheme, for visitors without scripts; an explicit choice overrides both.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = isDark ? '#131524' : '#faf8f4'
  }
}
