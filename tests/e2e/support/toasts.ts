import type { BrowserContext, Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'

/**
 * Toasts stay in all pages as if the pointer were over them, since a busy machine may look later than the few seconds
 * that they last. They let clicks through, since they would not go out of the way either.
 */
export async function keepToasts(context: BrowserContext) {
  await context.addInitScript(() => {
    const toasts = () => document.querySelector('#toaster > section')
    let count = 0
    new MutationObserver(() => {
      const visible = toasts()?.childElementCount ?? 0
      if (visible > count) toasts()?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      count = visible
    }).observe(document, { childList: true, subtree: true })

    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#toaster > section { pointer-events: none }')
    document.adoptedStyleSheets.push(sheet)
    // Tab may lead through them.
    const stayOver = (event: FocusEvent) => {
      if (event.target instanceof Node && toasts()?.contains(event.target)) event.stopImmediatePropagation()
    }
    addEventListener('focusout', stayOver, true)
  })
}

/** Dismisses all toasts, also behind a dialog. */
export async function dismissToasts(page: Page) {
  await page.locator('#toaster [data-type] button').evaluateAll((buttons: HTMLButtonElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(page.locator('#toaster [data-type]')).toHaveCount(0)
}

/** Whether two parts of a page, such as a toast and what it reports, cover each other. */
export async function overlap(part: Locator, other: Locator) {
  const [a, b] = [await part.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
