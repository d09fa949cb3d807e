import { subscribe } from 'valtio/vanilla'
import { session } from '../session/session.ts'
import { mountToaster } from '../toasts/toaster.tsx'
import { startSession } from './start-session.ts'

/** Tells whether somebody is signed in, now and whenever that changes: for what stands outside the session's area. */
export function followSession(tell: (signedIn: boolean) => void) {
  mountToaster()
  startSession()
  // While the token is being verified nobody knows: what the page shows meanwhile stays.
  const tellOnceKnown = () => session.isLoading || tell(session.isAuthenticated)
  subscribe(session, tellOnceKnown)
  tellOnceKnown()
}
