import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

type Options = {
  /** A selector of the part to check; the whole page unless given. */
  part?: string
  /** The rules to check, all unless given. */
  rules?: string[]
}

/** The rules whose verdict depends on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The accessibility rules that the page breaks in the colours that it has now, each with the elements that break it. */
export async function accessibilityViolations(page: Page, { part = 'html', rules }: Options = {}) {
  const axe = new AxeBuilder({ page })
    // The pages have no frame of another origin, which is all that the slower mode is for.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .include(part)
    // The ends of a menu take the focus for a moment and pass it on: nobody reads anything there.
    .exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Holds the page, or a part of it, to every rule in the light theme, and to those of colour in the dark one, which stays. */
export async function expectAccessible(page: Page, part = 'html') {
  await switchTo(page, 'light')
  expect(await accessibilityViolations(page, { part })).toEqual([])
  await switchTo(page, 'dark')
  expect(await accessibilityViolations(page, { part, rules: COLOUR_RULES })).toEqual([])
}

/** Makes the operating system light or dark, and waits until the page has followed it with its last transition. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
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
