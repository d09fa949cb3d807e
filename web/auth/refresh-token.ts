import { sessionStore, tokenRefreshed } from '../session/session.ts'
import { withTabLock } from '../session/tab-lock.ts'
import { authServer } from './auth-server.ts'

/**
 * Replaces `token`, for every tab, if this browser still holds it.
 * @throws ApiError or NetworkError, with the session unchanged
 */
export async function replaceToken(token: string): Promise<void> {
  // Two replacements at once would invalidate each other's token.
  await withTabLock('auth_token', {}, async () => {
    if (sessionStore.present() === token) tokenRefreshed(await authServer.refresh(token), token)
  })
}
