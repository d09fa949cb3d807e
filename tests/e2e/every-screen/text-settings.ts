import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** The default font size in the settings of the browser, which also changes the style sheet's media queries. */
export async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8) } })
  await browser.detach()
}

/** A default font of 24 px on a phone: nothing scrolls sideways, the menus are in reach, and amounts are whole. */
export async function expectLargeText(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  await setFontSize(page, 24)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect.poll(() => page.evaluate(controlsOutOfReach)).toEqual([])
  await expect.poll(() => page.evaluate(amountsInParts)).toEqual([])
  await setFontSize(page, 16)
}

/** The spacing of WCAG 1.4.12, which a user may set: amounts are whole. */
export async function expectTextSpacing(page: Page, width: number) {
  await page.evaluate(spaceText)
  await page.setViewportSize({ width, height: 640 })
  await expect.poll(() => page.evaluate(amountsInParts)).toEqual([])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page: the controls of the bars outside the window. */
export function controlsOutOfReach() {
  const controls = document.querySelectorAll<HTMLElement>(
    'header :is(a, button, input), nav:has([popover]) > *',
  )
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      return width > 0 && !control.closest('.sr-only') && (left < -1 || right > innerWidth + 1)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 100))
}

/** Runs in the page: amounts that are broken over lines, and amounts and dates cut off by a box that hides the rest. */
function amountsInParts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const problems: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim() ?? ''
    const parent = texts.currentNode.parentElement
    if (!/^₹[\d,.]+$|^\d+ [A-Z][a-z]{2} \d{4}$/.test(text)) continue
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size > 1 && text.startsWith('₹')) problems.push(`${text} on ${lines.size} lines`)
    else if (isCutOff(parent, range.getBoundingClientRect())) problems.push(`${text} cut off`)
  }
  return problems

  function isCutOff(inside: Element, { left, right }: DOMRect) {
    for (let box: Element | null = inside; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      const edges = box.getBoundingClientRect()
      // The rest is reached by scrolling.
      if (/auto|scroll/.test(overflowX)) return false
      if (/hidden|clip/.test(overflowX) && (right > edges.right + 1 || left < edges.left - 1)) return true
    }
    return false
  }
}
