/** The cookie that keeps the token. */
export const TOKEN_COOKIE = 'auth_token'

/** Whether somebody may be signed in, said without loading what reads the token. */
export function hasTokenCookie(): boolean {
  try {
    return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`))
  } catch {
    // Cookies are blocked: reading them throws.
    return false
  }
}
