export const TOKEN_COOKIE = 'auth_token'

/** Whether there is a token cookie. Does not use js-cookie, to keep the public pages small. */
export function hasTokenCookie(): boolean {
  try {
    return document.cookie
      .split('; ')
      .some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`) && !cookie.endsWith('='))
  } catch {
    // Reading cookies throws in a sandboxed frame.
    return false
  }
}
