import Cookies from 'js-cookie'
import { TOKEN_COOKIE } from './has-token-cookie.ts'

export const tokenCookie = {
  read: () => Cookies.get(TOKEN_COOKIE) ?? null,
  save: (token: string, { days }: { days: number }) => {
    Cookies.set(TOKEN_COOKIE, token, { expires: days, secure: true, sameSite: 'Strict' })
  },
  remove: () => Cookies.remove(TOKEN_COOKIE, { secure: true, sameSite: 'Strict' }),
}
