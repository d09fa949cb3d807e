import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { showTheme, storedPreference } from './root-attributes.ts'

// Inlined in every page's head, so that no page is painted in the wrong theme or offers sign-in to a
// signed-in user.
const system = matchMedia('(prefers-color-scheme: dark)')

const show = () => showTheme(storedPreference(), system)

show()
// Follows the system and other tabs until the application runs, which may take long.
system.addEventListener('change', show)
addEventListener('storage', show)
// The target of a URL fragment may be far below what the first paint waits for; the page would jump to it.
const expected = document.querySelector<HTMLLinkElement>('link[rel=expect]')
if (location.hash && expected) expected.href = '#page-end'
if (hasTokenCookie()) document.documentElement.dataset.signedIn = ''
