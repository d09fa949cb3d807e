import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { header, test } from '../../support/public-fixtures.ts'

const PRODUCTS = ['Payments', 'Payouts', 'Accounts', 'Risk & Compliance']
const dropdowns = [
  { name: 'Products', width: 720, groups: PRODUCTS, entries: 15 },
  { name: 'Developers', width: 360, groups: ['Developer Tools'], entries: 3 },
]

const button = (page: Page, name: string) => header(page).getByRole('button', { name })
const panel = (page: Page, name: string) => page.locator(`#${name.toLowerCase()}-menu`)

test('a menu opens on hover, by focus and by click', async ({ page, visit }) => {
  await visit('/')
  for (const { name, width, groups, entries } of dropdowns) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false')
    await button(page, name).hover()
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
    for (const viewport of [1280, 1024]) {
      await page.setViewportSize({ width: viewport, height: 800 })
      await expect(panel(page, name).getByRole('list')).toHaveCount(groups.length)
      await expect(panel(page, name).getByRole('paragraph')).toHaveText(groups)
      for (const group of groups)
        await expect(panel(page, name).getByText(group, { exact: true })).toBeVisible()
      await expect(panel(page, name).getByRole('listitem')).toHaveCount(entries)
      const box = await panel(page, name).boundingBox()
      expect(box).toMatchObject({ width })
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + width).toBeLessThanOrEqual(viewport)
      // Columns do not clip any entry.
      const cut = await panel(page, name)
        .locator('li, p')
        .evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      expect(cut).toEqual([])
    }
  }
  await page.mouse.move(640, 700)
  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('and by focus and by click, and Esc closes it without losing the focus', async () => {
    for (const { name } of dropdowns) {
      const toggle = button(page, name)
      await toggle.focus()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await expect(panel(page, name)).toBeHidden()
      await expect(toggle).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Space')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await toggle.blur()
      await toggle.hover()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await expect(panel(page, name)).toBeHidden()
      await expect(toggle).not.toBeFocused()
    }
  })
})

test('the Tab key moves through the header, and may skip it', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await test.step('from left to right, with the skip link visible', async () => {
    await expect(skip).not.toBeInViewport()
    const stops: string[] = []
    for (let at = 0; at < 9; at += 1) {
      await page.keyboard.press('Tab')
      if (at === 0) await expect(skip).toBeInViewport()
      stops.push(
        await page.evaluate(
          () => document.activeElement?.textContent || document.activeElement?.ariaLabel || '',
        ),
      )
    }
    expect(stops).toEqual([
      'Skip to content',
      'Kosha',
      'Products',
      'UPI Payments',
      'Developers',
      'About Us',
      'Theme: system',
      'Sign in',
      'Get started',
    ])
  })
  await test.step('the skip link skips the header', async () => {
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  })
  await test.step('after scrolling by more than 8 px, the header has a shadow', async () => {
    const look = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow)
    await page.evaluate(() => scrollTo(0, 8))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(8)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    expect(await look()).toBe('none')
    await page.evaluate(() => scrollTo(0, 9))
    await expect(header(page)).toHaveAttribute('data-scrolled')
    await expect.poll(look).not.toBe('none')
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a menu closes 150 ms after the pointer leaves, and not earlier', async ({ page, visit }) => {
  await visit('/')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const { name } of dropdowns) {
    await button(page, name).hover()
    // The pointer may briefly leave on its way to the panel.
    await page.mouse.move(640, 700)
    await page.clock.runFor(149)
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
    await button(page, name).hover()
    await page.clock.runFor(1000)
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')

    await page.mouse.move(640, 700)
    await page.clock.runFor(149)
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(1)
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false')
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu, and a second tap closes it', async ({ page, visit }) => {
    await visit('/')
    for (const { name } of dropdowns) {
      await button(page, name).tap()
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
      await button(page, name).tap()
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false')
      await expect(panel(page, name)).toBeHidden()
    }
  })
})

test('the header leads to the pages that exist', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/pricing')
  await test.step('open menus are accessible', async () => {
    for (const { name } of dropdowns) {
      await button(page, name).hover()
      await expect(panel(page, name)).toBeVisible()
      await expectAccessible(page, { part: 'header' })
    }
  })
  await test.step('the header contains the brand, the success rate and About Us', async () => {
    await expect(header(page).getByText('99.8% success rate', { exact: true }).first()).toBeVisible()
    await header(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(header(page).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
    await header(page).getByRole('link', { name: 'Kosha' }).click()
    await expect(page).toHaveURL('/')
  })
  await test.step('entries without a page are plain text', async () => {
    await button(page, 'Products').hover()
    await expect(panel(page, 'Products').getByRole('link')).toHaveText(['UPI Payments'])
    await panel(page, 'Products').getByRole('link').click()
    await expect(page).toHaveURL('/upi-payments')
    await expect(panel(page, 'Products')).toBeHidden()
    await button(page, 'Developers').hover()
    await expect(panel(page, 'Developers').getByRole('link')).toHaveCount(0)
  })
})
