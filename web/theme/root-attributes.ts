export type ThemePreference = 'light' | 'dark' | 'system'

export const THEME_KEY = 'theme'

/** What the visitor chose last; `system` when nothing is stored, the value is foreign or storage is blocked. */
export function storedPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Writes the theme where style sheets and the browser's own parts look for it. */
export function showTheme(preference: ThemePreference, isDark: boolean) {
  const root = document.documentElement
  root.classList.toggle('dark', isDark)
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dataset.themePreference = preference
  // Two tags, one per OS scheme, serve visitors without scripts; a choice made here overrules both.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = isDark ? '#131524' : '#faf8f4'
  }
}
