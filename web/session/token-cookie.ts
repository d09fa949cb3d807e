import Cookies from 'js-cookie'
import { TOKEN_COOKIE } from './has-token-cookie.ts'

let isKept = true

export const tokenCookie = {
  read: () => Cookies.get(TOKEN_COOKIE) ?? null,
  save: (token: string, { days }: { days: number }) => {
    Cookies.set(TOKEN_COOKIE, token, { expires: days, secure: true, sameSite: 'Strict' })
    isKept = tokenCookie.read() === token
  },
  /** False where the browser did not take it (WebKit on plain http, blocked cookies): the session is this tab's alone. */
  isKept: () => isKept,
  remove: () => Cookies.remove(TOKEN_COOKIE, { secure: true, sameSite: 'Strict' }),
}
