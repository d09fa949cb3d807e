import { expect } from 'playwright/test'
import { setFontSize } from '../../every-screen/text-settings.ts'
import { cutOff } from '../../site/large-text.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { test } from '../../support/public-fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the menu fills the screen, keeps the focus and closes @engines', async ({ page, visit }) => {
  await visit('/terms')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await test.step('fills the screen, locks the page behind it, and is accessible', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await expect(menu.getByRole('navigation').getByRole('link').first()).toHaveText('Sign in')
    await expect(menu.getByRole('listitem')).toHaveCount(2 + 15 + 3)
    await expect(menu.getByText('Plugins (Shopify/WordPress/etc.)')).toBeVisible()
    await expect(menu.getByText('99.8% success rate')).toBeAttached()
    await expectAccessible(page, { part: 'dialog' })

    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 5000)
    await expect.poll(() => menu.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100)
    await page.mouse.wheel(0, 5000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 })
  })
  await test.step('keeps the focus inside and returns it', async () => {
    await expect(menu.locator(':focus')).toHaveCount(1)
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press(at < 8 ? 'Tab' : 'Shift+Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })
  await test.step('closes when About Us is selected, even on that page, and on going back', async () => {
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeInViewport()

    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    await expect(menu).toBeHidden()
  })
  await test.step('closes where the full header fits, and is not available there', async () => {
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 740 })
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Products' })).toBeVisible()
  })
})

test('the menu with text of twice the size fits a phone', async ({ page, visit }) => {
  await setFontSize(page, 32)
  await visit('/pricing')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Get started' })).toBeVisible()
  expect(await menu.evaluate((dialog) => dialog.scrollWidth)).toBe(360)
  expect(await page.evaluate(cutOff)).toEqual([])
})
