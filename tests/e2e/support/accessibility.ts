import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

// Half the size of the source that the package exports, and each page that is checked gets it.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = typeof globalThis & { axe: typeof axe }

/** The rules that depend on colours, the only ones affected by the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** A rule that axe does not run by default. */
const TARGET_SIZE = 'target-size'

/** @returns the accessibility rules violated in the current theme, each with its elements */
export async function accessibilityViolations(
  page: Page,
  part = 'html',
  rules?: string[],
  additionalRules: string[] = [],
) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  }
  await page.evaluate(markLooks, part)
  return page.evaluate(
    async ([include, rules, additionalRules]) => {
      const { violations } = await (globalThis as AxeWindow).axe.run(
        // Focus guards of menus receive the focus only to pass it on and have no content.
        { include: [include], exclude: ['[data-base-ui-focus-guard]'] },
        {
          ...(rules && { runOnly: rules }),
          rules: Object.fromEntries(additionalRules.map((rule) => [rule, { enabled: true }])),
          // Only violations are read, and no page has media to preload.
          resultTypes: ['violations'],
          reporter: 'no-passes',
          selectors: false,
          preload: false,
        },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [part, rules, additionalRules] as const,
  )
}

/**
 * Runs in the page: has axe measure the contrast of one text of each look within `part`, since measuring every text takes
 * most of its time.
 */
function markLooks(part: string) {
  const looks = new Set<string>()
  const grounds = new Map<Element, string>()
  for (const element of document.querySelectorAll('*')) {
    const { color, fontSize, fontWeight, backgroundColor, backgroundImage, opacity } =
      getComputedStyle(element)
    const appearance = [
      element.localName,
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
    ]
    const ground = `${element.parentElement ? grounds.get(element.parentElement) : ''} ${appearance}`
    grounds.set(element, ground)
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null
    const look = [ground, color, fontSize, fontWeight, isDisabled].join()
    const isMeasured = hasText(element) && element.closest(part) !== null && element.checkVisibility()
    element.toggleAttribute('data-look', isMeasured && !looks.has(look))
    if (isMeasured) looks.add(look)
  }
  ;(globalThis as AxeWindow).axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })

  function hasText(element: Element) {
    if (element.matches('input, select, textarea')) return true
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  }
}

type Options = {
  /** A selector for the part to check; default: the whole page. */
  part?: string
  /** Checks colours in the dark theme too, at this width. */
  dark?: { width?: number }
  /** Where to check the size of targets, if not in the same part: covered ones cannot be pressed. */
  targetsIn?: string
}

/**
 * Checks all rules in the light theme. Tokens that are legible in one theme are so in the other (contrast.test.ts), so the
 * dark theme is checked only if colours are not tokens, or if it is shown for the first time.
 */
export async function expectAccessible(page: Page, { part, dark, targetsIn = part }: Options = {}) {
  await page.evaluate(layOutAll)
  await switchTo(page, 'light')
  // At the top, the sticky header covers no target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const isSamePart = targetsIn === part
  expect(await accessibilityViolations(page, part, undefined, isSamePart ? [TARGET_SIZE] : [])).toEqual([])
  if (!isSamePart) expect(await accessibilityViolations(page, targetsIn, [TARGET_SIZE])).toEqual([])
  if (dark) {
    await switchTo(page, 'dark')
    if (dark.width) await page.setViewportSize({ width: dark.width, height: 900 })
    expect(await accessibilityViolations(page, part, COLOUR_RULES)).toEqual([])
  }
}

/** Content that is not rendered until near the viewport would keep the colours of the previous theme. */
function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Emulates a light or dark system theme and waits for all transitions to finish. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await expect.poll(() => page.evaluate(runningAnimations)).toBe(0)
}

/** Only animations that end: spinners and scroll-driven animations do not. */
const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    ).length

/** Expects no content to overflow the window at any of these widths. */
export async function expectToFit(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    // An open menu is repositioned in the next frame.
    await expect.poll(() => page.evaluate(outsideWindow), `at ${width} px`).toEqual([])
  }
}

function outsideWindow() {
  const visibleParts = 'main *, header *, footer *, [role=dialog] *, [role=alertdialog] *, [role=menu] *'
  const outside = [...document.querySelectorAll(visibleParts)].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const isOutside = width > 1 && height > 1 && (right > innerWidth + 1 || left < -1)
    // Content of a nested scroll container is reachable by scrolling.
    const scrolled =
      'svg, dialog, .sr-only, .menu-panel, .rail, [data-rail], [popover], nav[aria-label="Saved views"], fieldset[aria-label="Filters"], section[tabindex="0"], thead, table[aria-rowcount] tr'
    return isOutside && !element.closest(scrolled)
  })
  const { scrollWidth } = document.documentElement
  const tooWide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []
  return [...tooWide, ...outside.map((element) => element.outerHTML.slice(0, 120))]
}

/** Records the live regions of the pages that open from now on. */
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
  // The position of an opened row and a loading indicator need not be spoken.
  const regions = '[aria-live="polite"]:not(:has(+ button)), [role="status"]:not(:has(> svg))'
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue
      const inserted = [...added.querySelectorAll(regions), ...(added.matches(regions) ? [added] : [])]
      unspoken.push(
        ...inserted.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== ''),
      )
    }
  }).observe(document, { childList: true, subtree: true })
}
