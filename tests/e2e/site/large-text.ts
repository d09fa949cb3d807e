import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { controlsOutOfReach, setFontSize } from '../every-screen/text-settings.ts'

const settings = [
  { font: 24, width: 360 },
  { font: 32, width: 360 },
  { font: 32, width: 720 },
]

/** With large text the page is no wider than the window, nothing is cut off, and the menu is in reach. */
export async function expectLargeText(page: Page) {
  for (const { font, width } of settings) {
    await page.setViewportSize({ width, height: 740 })
    await setFontSize(page, font)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${font}px`)
    const where = `${font} px in ${width}`
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)
    expect.soft(await page.evaluate(cutOff), where).toEqual([])
    expect.soft(await page.evaluate(controlsOutOfReach), where).toEqual([])
  }
  await setFontSize(page, 16)
}

/** Runs in the page: the texts that overflow the window, or a box that hides its overflow. */
export function cutOff() {
  const edges = new Map<Element, number>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const problems: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue
    // In code, spaces reach beyond the end of a wrapped line.
    if (parent.closest('pre, .sr-only, .skip-link, [aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const past = range.getBoundingClientRect().right - edgeOf(parent)
    if (past > 1) problems.push(`${text.nodeValue.trim().slice(0, 40)} +${Math.round(past)}`)
  }
  return problems

  /** Where `box` and the boxes around it hide their overflow: nowhere if one of them can be scrolled to it. */
  function edgeOf(box: Element | null): number {
    if (!box) return innerWidth
    const cached = edges.get(box)
    if (cached !== undefined) return cached
    let edge = edgeOf(box.parentElement)
    const { overflowX } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowX)) edge = Number.POSITIVE_INFINITY
    else if (/hidden|clip/.test(overflowX) && edge !== Number.POSITIVE_INFINITY)
      edge = Math.min(edge, box.getBoundingClientRect().right)
    edges.set(box, edge)
    return edge
  }
}
