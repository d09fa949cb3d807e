/** The cookie that keeps the token. */
export const TOKEN_COOKIE = 'auth_token'

let opened = false
const listeners = new Set<() => void>()

/** A page that knows sessions was opened: whoever signs in there is signed in, whether or not the cookie is kept. */
export function sessionOpened() {
  opened = true
  for (const listener of listeners) listener()
}

/** Calls `listener` when a page that knows sessions is opened. @returns the way to stop that */
export function onSessionOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody may be signed in. Cheap enough for pages that load nothing of the merchant area. */
export function isSessionPossible(): boolean {
  try {
    return opened || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`))
  } catch {
    // Cookies are blocked: reading them throws.
    return false
  }
}
