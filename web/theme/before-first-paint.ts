import { isMerchantPath } from '../paths.ts'
import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { showTheme, storedPreference } from './root-attributes.ts'

// Inlined in every page's head, so that no page is painted in the wrong theme or offers sign-in to a
// signed-in user.
const system = matchMedia('(prefers-color-scheme: dark)')

function show() {
  const preference = storedPreference()
  showTheme(preference, preference === 'system' ? system.matches : preference === 'dark')
}

show()
// Follows the system and other tabs until the application runs, which may take long.
system.addEventListener('change', show)
addEventListener('storage', show)
// The target of a URL fragment may be far below what the first paint waits for; the page would jump to it.
const expected = document.querySelector<HTMLLinkElement>('link[rel=expect]')
if (location.hash && expected) expected.href = '#page-end'
const root = document.documentElement
if (hasTokenCookie()) root.dataset.signedIn = ''
// The application shell has the frame of the merchant area, which would change to the site's on other pages.
if (root.dataset.appShell === '' && !isMerchantPath(location.pathname)) root.dataset.frame = 'pending'
