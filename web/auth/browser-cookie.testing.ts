import type { SharedCookie } from '../session/session-store.ts'

type Browser = { saved: { token: string; rememberedOn: number | null } | null; today: number }

/** The cookie that all tabs of a browser share. */
export function cookieOf(browser: Browser, expectRemovable: (token: string) => void): SharedCookie {
  return {
    read: () => browser.saved?.token ?? null,
    isKept: () => true,
    save: (token, { rememberMe }) => {
      browser.saved = { token, rememberedOn: rememberMe ? browser.today : null }
    },
    remove: () => {
      expectRemovable(browser.saved?.token ?? '')
      browser.saved = null
    },
  }
}
