import type { ComponentType } from 'react'
import { followSession } from '../auth/follow-session.ts'
import { AccountMenu } from '../merchant/frame/account-menu.tsx'

/** Calls `show` with the menu while a user is signed in, and with null while nobody is. Loaded on demand. */
export function followAccount(show: (Menu: ComponentType | null) => void) {
  followSession((signedIn) => {
    // Set from the cookie before the first paint; now corrected from the session.
    document.documentElement.toggleAttribute('data-signed-in', signedIn)
    show(signedIn ? AccountMenu : null)
  })
}
