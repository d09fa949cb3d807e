import { expect } from 'playwright/test'
import { publicPages } from '../../hosts/paths.ts'
import { controlsOutOfReach, setFontSize } from '../every-screen/text-settings.ts'
import { test } from '../support/public-fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const pages = [...publicPages, '/reset-password/abc', '/payments/gateway/gw_1', '/payments/status/pay_1']

const settings = [
  { font: 24, width: 360 },
  { font: 32, width: 360 },
  { font: 32, width: 720 },
]

test('with large text no page is wider than the window, nothing is cut off, and the menu is in reach', async ({
  page,
  visit,
}) => {
  for (const path of pages) {
    await visit(path)
    for (const { font, width } of settings) {
      const where = `${path}, ${font} px in ${width}`
      await page.setViewportSize({ width, height: 740 })
      await setFontSize(page, font)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${font}px`)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)
      expect.soft(await page.evaluate(cutOff), where).toEqual([])
      expect.soft(await page.evaluate(controlsOutOfReach), where).toEqual([])
    }
  }
})

test('with text of twice the size the menu is no wider than a phone', async ({ page, visit }) => {
  await setFontSize(page, 32)
  await visit('/pricing')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Get started' })).toBeVisible()
  expect(await menu.evaluate((dialog) => dialog.scrollWidth)).toBe(360)
  expect(await page.evaluate(cutOff)).toEqual([])
})

/** Runs in the page: the texts that leave the window, or the box that hides what is outside it. */
function cutOff() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue
    // In code, spaces reach beyond the end of a wrapped line.
    if (parent.closest('pre, .visually-hidden, .skip-link, [aria-hidden="true"]')) continue
    // A row that scrolls sideways shows what is outside it on request.
    if ([...ancestors(parent)].some((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const hiding = [...ancestors(parent)].filter((box) => /hidden|clip/.test(getComputedStyle(box).overflowX))
    const right = Math.min(innerWidth, ...hiding.map((box) => box.getBoundingClientRect().right))
    const end = range.getBoundingClientRect().right
    if (end > right + 1) found.push(`${text.nodeValue.trim().slice(0, 40)} +${Math.round(end - right)}`)
  }
  return found

  function* ancestors(of: Element) {
    for (let box: Element | null = of; box; box = box.parentElement) yield box
  }
}
