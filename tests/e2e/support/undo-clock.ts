import type { Page } from 'playwright/test'

const STRETCHED_MS = 3_600_000

/**
 * Extends the five-second undo period to an hour of the page's clock, since the next click may take longer
 * than five seconds on a busy machine. The returned function ends the period. Requires
 * `page.clock.install()`.
 */
export async function stretchFiveSeconds(page: Page) {
  await page.addInitScript((stretched) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (set, self, [work, ms, ...rest]) =>
        Reflect.apply(set, self, [work, ms === 5000 ? stretched : ms, ...rest]),
    })
  }, STRETCHED_MS)
  return () => page.clock.fastForward(STRETCHED_MS)
}
