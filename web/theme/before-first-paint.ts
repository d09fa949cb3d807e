import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { showTheme, storedPreference } from './root-attributes.ts'

// Prerendered inline in every page's head, so that no page is ever painted in the wrong theme, or offers to sign in somebody
// who has.
const system = matchMedia('(prefers-color-scheme: dark)')

function show() {
  const preference = storedPreference()
  showTheme(preference, preference === 'system' ? system.matches : preference === 'dark')
}

show()
// The application may not run for a long time: until then nobody else follows the system and other tabs.
system.addEventListener('change', show)
addEventListener('storage', show)
// What an address points at may be far below what the first paint waits for: without it, the page would jump there.
const expected = document.querySelector<HTMLLinkElement>('link[rel=expect]')
if (location.hash && expected) expected.href = '#page-end'
if (hasTokenCookie()) document.documentElement.dataset.signedIn = ''
