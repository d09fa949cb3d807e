export const TOKEN_COOKIE = 'auth_token'

/** Whether there is a token cookie. Does not use js-cookie, to keep the public pages small. */
export function hasTokenCookie(): boolean {
  try {
    return new RegExp(`(^|; )${TOKEN_COOKIE}=[^;]`).test(document.cookie)
  } catch {
    // Reading cookies throws in a sandboxed frame.
    return false
  }
}
