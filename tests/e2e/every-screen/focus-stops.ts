import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** More than the bars and the first rows of a list have; a dialog comes round earlier. */
const MOST_STOPS = 40

/**
 * Presses Tab on a phone in forced colours, from the part that has the focus on: each stop is in view, nothing covers
 * it, and it has an outline, which is all that these colours leave of a focus ring.
 */
export async function expectFocusShown(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ forcedColors: 'active' })
  const seen = new Set<string>()
  for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
    await page.keyboard.press('Tab')
    // Again if needed: what has the focus may be scrolling, or be replaced by a part that has just loaded.
    const wrong = async () => (await page.evaluate(unmarkedFocus)) ?? (await page.evaluate(coveredFocus))
    await expect.poll(wrong, { timeout: 3000 }).toBeUndefined()
    const stop = await page.evaluate(() => document.activeElement?.outerHTML ?? '')
    if (seen.has(stop)) break
    seen.add(stop)
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Runs in the page: the focused element if nothing shows that it has the focus. */
function unmarkedFocus(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body || element.hasAttribute('data-base-ui-focus-guard'))
    return undefined
  // A box that is drawn by its label, and a link that covers its row.
  const shown = [element, element.closest('label'), element.closest('tr'), element.parentElement]
  const isOutlined = shown.some((part) =>
    ['', '::after', '::before'].some((pseudo) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    }),
  )
  return isOutlined ? undefined : `no outline: ${element.outerHTML.slice(0, 200)}`
}

/** Runs in the page: the focused element if nothing of it can be seen. */
export function coveredFocus(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body || element.hasAttribute('data-base-ui-focus-guard'))
    return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = [element, element.closest('label'), element.closest('tr')]
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const seen = document.elementFromPoint(left + x * width, top + y * height)
      return seen !== null && shown.some((part) => part?.contains(seen))
    }),
  )
  return isSeen ? undefined : `out of view or covered: ${element.outerHTML.slice(0, 200)}`
}
