import { subscribe } from 'valtio/vanilla'
import { session } from './session.ts'
import { startSession } from './start-session.ts'
import { mountToaster } from './toaster.tsx'

/** Tells whether somebody is signed in, now and whenever that changes: for what stands outside the session's area. */
export function followSession(tell: (signedIn: boolean) => void) {
  mountToaster()
  startSession()
  subscribe(session, () => tell(session.isAuthenticated))
  tell(session.isAuthenticated)
}
