import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** What axe finds that shuts somebody out, in the colours that are shown now: on the page, or in a part of it. */
export async function barriers(page: Page, part = 'html') {
  // The ends of a menu take the focus for a moment, to send it on: nobody stays there, so nothing is read there.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Makes the operating system light or dark, and waits until the page has followed it with its last transition. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await expect.poll(() => page.evaluate(runningAnimations)).toBe(0)
}

/** Those that will end: a spinner turns for as long as it is there. */
const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    ).length

/** At each of these widths nothing reaches beyond the window, where nobody could read it. */
export async function expectToFit(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    // A menu that is open moves with the frame after.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    await expect.poll(() => page.evaluate(textCutOff)).toEqual([])
  }
}

function textCutOff() {
  const shown = 'main *, header *, footer *, [role=dialog] *, [role=alertdialog] *, [role=menu] *'
  const wide = [...document.querySelectorAll(shown)].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    // What lies in something that scrolls by itself can be reached there.
    const elsewhere = element.closest(
      'svg, dialog, .visually-hidden, .menu-panel, .rail, .views, .chart-table, [data-cards] thead',
    )
    return !elsewhere && width > 1 && height > 1 && (right > innerWidth + 1 || left < -1)
  })
  return wide.map((element) => element.outerHTML.slice(0, 120))
}
