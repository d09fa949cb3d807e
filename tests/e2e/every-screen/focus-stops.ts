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
    await expect.poll(() => page.evaluate(wrongWithFocus), { timeout: 3000 }).toBeNull()
    const stop = await page.evaluate(() => document.activeElement?.outerHTML ?? '')
    if (seen.has(stop)) break
    seen.add(stop)
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Runs in the page. */
function wrongWithFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body || element.hasAttribute('data-base-ui-focus-guard')) return null
  const name = element.outerHTML.slice(0, 200)
  // A box that is drawn by its label, and a link that covers its row.
  const shown = [element, element.closest('label'), element.closest('tr')]
  const isOutlined = [...shown, element.parentElement].some(
    (part) => part && [undefined, '::after', '::before'].some(hasOutline(part)),
  )
  if (!isOutlined) return `no outline: ${name}`
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there && shown.some((part) => part?.contains(there))
  })
  return isSeen ? null : `out of view or covered: ${name}`

  function hasOutline(part: Element) {
    return (pseudo: string | undefined) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    }
  }
}
