import { showTheme, storedPreference } from './root-attributes.ts'

// Prerendered inline in every page's head, so that no page is ever painted in the wrong theme.
const preference = storedPreference()
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
showTheme(preference, preference === 'system' ? systemIsDark : preference === 'dark')
