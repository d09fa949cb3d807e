import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { visibleText } from '../../../web/site/export/page-text.ts'
import { publicPages } from '../../hosts/paths.ts'
import { test } from '../support/public-fixtures.ts'

/**
 * Expects the brand face alone for each character of `text`, in a separate heading, since hydration may replace those of
 * the page.
 */
async function expectBrandFace(page: Page, text: string) {
  await page.goto('/contact-us')
  await page.evaluate(async (content) => {
    // On a slow machine the font arrived too late for the page itself.
    const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href
    document.fonts.add(await new FontFace('Brand face', `url(${file})`, { weight: '400 700' }).load())
    const heading = document.createElement('h1')
    heading.textContent = content
    heading.style.fontFamily = '"Brand face", var(--font-sans)'
    document.body.append(heading)
  }, text)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body > h1' })
  const fonts = async () => (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
  // There are none until the heading has been laid out.
  await expect.poll(async () => (await fonts()).length).toBeGreaterThan(0)
  expect((await fonts()).map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Inter/)])
}

test('every character, ₹ and Café Réunion too, is in the brand face', async ({ page, request }) => {
  const characters = new Set<string>()
  for (const path of publicPages) {
    for (const character of visibleText(await (await request.get(path)).text())) characters.add(character)
  }
  expect(characters).toContain('₹')
  await expectBrandFace(page, [...characters].join(''))
  await expectBrandFace(page, 'Café Réunion, Ångström & Çelik, Strauß')
})
