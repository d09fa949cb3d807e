import type { Conditions } from './browser.ts'

const REJECT_ALL = 2

/** `about:config` preferences for settings without a WebDriver BiDi command. */
export const firefoxPreferences = ({ scripts, storage }: Pick<Conditions, 'scripts' | 'storage'>) => ({
  'javascript.enabled': scripts,
  ...(!storage && { 'network.cookie.cookieBehavior': REJECT_ALL }),
})
