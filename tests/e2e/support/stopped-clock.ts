import type { Page } from 'playwright/test'

/**
 * Stops the page's clock meanwhile, so that toasts stay however long a busy machine takes. Requires
 * `page.clock.install()`.
 */
export async function whileClockStopped(page: Page, act: () => Promise<void>) {
  // Far enough for a slow machine: the clock cannot stop in the past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await act()
  await page.clock.resume()
}
