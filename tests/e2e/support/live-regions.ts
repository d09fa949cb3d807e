import type { Page } from 'playwright/test'

/** Notes the live regions of the pages that open from now on. */
export async function noteLiveRegions(page: Page) {
  await page.addInitScript(watch)
  return {
    /** The texts that came into the document together with their region, which screen readers do not speak. */
    withTextFromTheStart: () => page.evaluate(() => (globalThis as Noting).unspoken ?? []),
  }
}

type Noting = typeof globalThis & { unspoken?: string[] }

function watch() {
  const unspoken: string[] = []
  ;(globalThis as Noting).unspoken = unspoken
  // The position of a row that opens, and what a screen shows until it has loaded, need not be spoken.
  const regions = '[aria-live="polite"]:not(.side-steps *), [role="status"]:not(.spinner)'
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue
      const all = [...added.querySelectorAll(regions), ...(added.matches(regions) ? [added] : [])]
      unspoken.push(...all.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== ''))
    }
  }).observe(document, { childList: true, subtree: true })
}
