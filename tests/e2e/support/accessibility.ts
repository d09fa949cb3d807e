import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

type AxeWindow = typeof globalThis & { axe: typeof axe }

/** The rules whose verdict depends on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** @returns the accessibility rules that the page breaks in its present colours, each with the elements that break it */
export async function accessibilityViolations(page: Page, part = 'html', rules?: string[]) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  }
  return page.evaluate(
    async ([include, rules]) => {
      const { violations } = await (globalThis as AxeWindow).axe.run(
        // The guards at the ends of a menu take the focus for a moment and pass it on: there is nothing to read.
        { include: [include], exclude: ['[data-base-ui-focus-guard]'] },
        {
          ...(rules && { runOnly: rules }),
          // Nothing else of the report is read, and no page plays media, which is what would be loaded first.
          resultTypes: ['violations'],
          reporter: 'no-passes',
          selectors: false,
          preload: false,
        },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [part, rules] as const,
  )
}

type Options = {
  /** A selector of the part to check; the whole page unless given. */
  part?: string
  /** The window's width in each theme, so that two layouts are checked at once. */
  widths?: { light: number; dark: number }
}

/** Holds the page to every rule in the light theme, and to those of colour in the dark one, which stays. */
export async function expectAccessible(page: Page, { part, widths }: Options = {}) {
  await page.evaluate(layOutAll)
  await switchTo(page, 'light')
  if (widths) await page.setViewportSize({ width: widths.light, height: 900 })
  expect(await accessibilityViolations(page, part)).toEqual([])
  await switchTo(page, 'dark')
  if (widths) await page.setViewportSize({ width: widths.dark, height: 900 })
  expect(await accessibilityViolations(page, part, COLOUR_RULES)).toEqual([])
}

/** What is left out until it comes near the window keeps the colours of the theme before. */
function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
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
