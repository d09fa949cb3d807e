export const TOKEN_COOKIE = 'auth_token'

/** Whether this browser holds a token. Without js-cookie, for the public pages, where each byte counts. */
export function hasTokenCookie(): boolean {
  try {
    return document.cookie
      .split('; ')
      .some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`) && !cookie.endsWith('='))
  } catch {
    // A sandboxed frame may not read cookies.
    return false
  }
}
