import type { Conditions } from './browser.ts'

const REJECT_ALL = 2

/** `about:config` for what WebDriver BiDi has no command for. */
export const firefoxPreferences = ({ scripts, storage }: Pick<Conditions, 'scripts' | 'storage'>) => ({
  'javascript.enabled': scripts,
  ...(!storage && { 'network.cookie.cookieBehavior': REJECT_ALL }),
})
