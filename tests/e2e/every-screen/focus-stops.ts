import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/**
 * Focuses each stop of the Tab key, in a dialog those of the dialog: each is in view, nothing covers it, and it has an
 * outline, which is all that forced colours leave of a focus ring.
 */
export async function expectFocusShown(
  page: Page,
  { viewport = { width: 360, height: 640 }, forcedColors = 'active' as 'active' | 'none' } = {},
) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ forcedColors })
  // The browser then shows the focus even where a script sets it.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(unseenStops)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Runs in the page: the problems of the stops, the first and the last of a long list. */
async function unseenStops(): Promise<string[]> {
  const problems: string[] = []
  let reached = 0
  const end = performance.now() + 5000
  const part = document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu]') ?? document
  const stops = [...part.querySelectorAll<HTMLElement>('*')].filter(isStop)
  for (const stop of stops.filter((_, index) => index < 30 || index >= stops.length - 10)) {
    stop.focus()
    if (document.activeElement === stop) reached += 1
    // Again if needed: the focused element may be scrolling, or be replaced by a part that has just loaded.
    while (stop === document.activeElement && problemOf(stop) && performance.now() < end)
      await new Promise((next) => requestAnimationFrame(next))
    const problem = stop === document.activeElement && problemOf(stop)
    if (problem) problems.push(`${problem}: ${stop.outerHTML.slice(0, 200)}`)
  }
  return reached > 0 ? problems : ['nothing can be focused']

  function isStop(element: HTMLElement) {
    return (
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [data-base-ui-focus-guard]') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }

  function problemOf(element: Element) {
    // A box that is drawn by its label, and a link that covers its row.
    const parts = [element, element.closest('label'), element.closest('tr')]
    if (![...parts, element.parentElement].some(isOutlined)) return 'no outline'
    const { left, top, width, height } = element.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const topmost = document.elementFromPoint(left + x * width, top + y * height)
        return topmost !== null && parts.some((part) => part?.contains(topmost))
      }),
    )
    return isSeen ? undefined : 'out of view or covered'
  }

  function isOutlined(part: Element | null) {
    return ['', '::after', '::before'].some((pseudo) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  }
}
