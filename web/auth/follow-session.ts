import { subscribe } from 'valtio/vanilla'
import { session } from '../session/session.ts'
import { mountToaster } from '../ui/toasts/toaster.tsx'
import { startSession } from './start-session.ts'

/** Reports whether a user is signed in, now and on every change, for code outside the session area. */
export function followSession(tell: (signedIn: boolean) => void) {
  mountToaster()
  startSession()
  // Unknown while the token is being verified: the page keeps what it shows.
  const tellOnceKnown = () => session.isLoading || tell(session.isAuthenticated)
  subscribe(session, tellOnceKnown)
  tellOnceKnown()
}
