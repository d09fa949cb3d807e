import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrowserStorage } from './browser-storage.tsx'

/** The files that store something, and what the policy calls it. */
const described: Record<string, string[]> = {
  'loading/lazy-page.tsx': ['reloaded-for-page'],
  'merchant/frame/rail.tsx': ['rail'],
  'merchant/keyboard/single-keys.ts': ['single-keys'],
  'merchant/lists/saved-views.tsx': ['views'],
  'merchant/lists/table-settings.ts': ['table-density', 'table-columns'],
  'merchant/live/poll-interval.ts': ['live-updates'],
  'merchant/outbox/attempts.ts': ['attempt'],
  'merchant/outbox/batch-rows.ts': ['bulk-links', 'bulk-refunds'],
  'merchant/outbox/forget-rows.ts': ['bulk-links', 'bulk-refunds'],
  'session/tab-memory.ts': ['draft'],
  'session/token-cookie.ts': ['auth_token', 'auth_remembered', 'auth_probe'],
  'site/reference/tools/code.ts': ['reference-language'],
  'theme/theme.ts': ['theme'],
  'ui/use-stored-text.ts': [],
}
const STORES =
  /\b(storeText\(|(local|session)Storage\.setItem\(|Cookies\.set\(|indexedDB\b|document\.cookie =)/

test('the privacy policy names everything that the site stores in the browser', () => {
  const web = fileURLToPath(new URL('../..', import.meta.url))
  const storing = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.(test|testing))\.tsx?$/.test(file))
    .filter((file) => STORES.test(readFileSync(join(web, file), 'utf8')))
  expect(storing.sort()).toEqual(Object.keys(described))

  const matches = renderToStaticMarkup(<BrowserStorage />).matchAll(/<strong>(.*?)<\/strong>/g)
  const names = Array.from(matches, ([, name]) => name)
  expect(names.sort()).toEqual([...new Set(Object.values(described).flat())].sort())
})
