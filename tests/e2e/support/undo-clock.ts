import type { Page } from 'playwright/test'

const STRETCHED_MS = 3_600_000

/**
 * The five seconds until a deletion last an hour of the page's clock: a loaded machine needs more than five for the
 * next click. What is returned lets them pass; it needs `page.clock.install()` before.
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
