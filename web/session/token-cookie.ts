import Cookies from 'js-cookie'
import { TOKEN_COOKIE } from './has-token-cookie.ts'

let isKept = true

/** If the browser blocks cookies there is none, and the session lasts as long as its tab. */
export const tokenCookie = {
  read: () => unlessBlocked(() => Cookies.get(TOKEN_COOKIE)) ?? null,
  save: (token: string, { days }: { days: number }) => {
    unlessBlocked(() => Cookies.set(TOKEN_COOKIE, token, { expires: days, secure: true, sameSite: 'Strict' }))
    isKept = tokenCookie.read() === token
  },
  /** False if the browser did not store the cookie, so that only this tab has the token. */
  isKept: () => isKept,
  remove: () => {
    unlessBlocked(() => Cookies.remove(TOKEN_COOKIE, { secure: true, sameSite: 'Strict' }))
  },
}

/** `document.cookie` throws in a sandboxed frame and under some settings. */
function unlessBlocked<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
