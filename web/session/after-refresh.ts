import type { SessionEvent } from './session-machine.ts'
import type { SessionStore } from './session-store.ts'
import { withTabLock } from './tab-lock.ts'

/**
 * Dispatches what ends a token. A refresh under way, in any tab, ends the old token before the new one is stored: until
 * it is over, a 401 says nothing about the session.
 */
export const dispatchAfterRefresh = ({ dispatch }: Pick<SessionStore, 'dispatch'>, event: SessionEvent) =>
  withTabLock('auth_token', {}, async () => dispatch(event))
