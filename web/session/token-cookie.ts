import Cookies from 'js-cookie'
import { unlessBlocked } from '../unless-blocked.ts'
import { TOKEN_COOKIE } from './has-token-cookie.ts'
import type { SharedCookie } from './session-store.ts'

/** When the token was last replaced, if its user chose to be remembered. It lasts as long as the token. */
const REMEMBERED_COOKIE = 'auth_remembered'

/** Only for as long as it takes to see whether the browser keeps it. */
const PROBE_COOKIE = 'auth_probe'

const DAYS_REMEMBERED = 30
const DAYS_OTHERWISE = 1
const DAY_MS = 24 * 60 * 60 * 1000

let isKept = true

/** If the browser blocks cookies there is none, and the session lasts as long as its tab. */
export const tokenCookie = {
  read: () => unlessBlocked(() => Cookies.get(TOKEN_COOKIE)) ?? null,
  save: (token, { rememberMe }) => {
    const options = { expires: rememberMe ? DAYS_REMEMBERED : DAYS_OTHERWISE, ...attributes }
    unlessBlocked(() => {
      // First, so that no other tab takes a token for a remembered one.
      Cookies.remove(REMEMBERED_COOKIE, attributes)
      Cookies.set(TOKEN_COOKIE, token, options)
      if (rememberMe) Cookies.set(REMEMBERED_COOKIE, String(Date.now()), options)
    })
    isKept = tokenCookie.read() === token
  },
  /** Whether this browser keeps cookies: `navigator.cookieEnabled` is true in some that keep none. */
  canBeKept: () => {
    const isKept = unlessBlocked(() => {
      Cookies.set(PROBE_COOKIE, '1', attributes)
      return Cookies.get(PROBE_COOKIE) === '1'
    })
    unlessBlocked(() => Cookies.remove(PROBE_COOKIE, attributes))
    return isKept ?? false
  },
  /** False if the browser did not store the cookie, so that only this tab has the token. */
  isKept: () => isKept,
  remove: () => {
    unlessBlocked(() => {
      Cookies.remove(REMEMBERED_COOKIE, attributes)
      Cookies.remove(TOKEN_COOKIE, attributes)
      // One that another host has set for the whole domain: the next session would be that of somebody else.
      for (
        let domain = parentOf(location.hostname);
        domain && Cookies.get(TOKEN_COOKIE);
        domain = parentOf(domain)
      )
        Cookies.remove(TOKEN_COOKIE, { ...attributes, domain })
    })
  },
  /** Whether the token belongs to a remembered session and was last replaced a day ago or more. */
  isDueForRefresh: () => {
    const refreshedAt = Number(unlessBlocked(() => Cookies.get(REMEMBERED_COOKIE)) || Number.NaN)
    return Math.abs(Date.now() - refreshedAt) >= DAY_MS
  },
} satisfies SharedCookie & Record<'canBeKept' | 'isDueForRefresh', () => boolean>

const parentOf = (host: string) => host.split('.').slice(1).join('.')

const attributes = { secure: true, sameSite: 'Strict' } as const
