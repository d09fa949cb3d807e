import type { Page } from 'playwright/test'

/**
 * The page's clock stops meanwhile, however long a busy machine takes: toasts stay. Requires
 * `page.clock.install()`.
 */
export async function whileTimeStands(page: Page, act: () => Promise<void>) {
  // Far enough for a slow machine: the clock cannot stop in the past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await act()
  await page.clock.resume()
}
