import Cookies from 'js-cookie'
import { TOKEN_COOKIE } from './has-token-cookie.ts'

let isKept = true

/** Where a browser blocks cookies there is none: the session then lasts as long as its tab. */
export const tokenCookie = {
  read: () => unlessBlocked(() => Cookies.get(TOKEN_COOKIE)) ?? null,
  save: (token: string, { days }: { days: number }) => {
    unlessBlocked(() => Cookies.set(TOKEN_COOKIE, token, { expires: days, secure: true, sameSite: 'Strict' }))
    isKept = tokenCookie.read() === token
  },
  /** False where the browser did not keep what was saved: the token is this tab's alone. */
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
