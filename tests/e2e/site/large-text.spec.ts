import { expect } from 'playwright/test'
import { setFontSize } from '../every-screen/text-settings.ts'
import { test } from '../support/public-fixtures.ts'
import { cutOff } from './large-text.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the menu with text of twice the size fits a phone', async ({ page, visit }) => {
  await setFontSize(page, 32)
  await visit('/pricing')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Get started' })).toBeVisible()
  expect(await menu.evaluate((dialog) => dialog.scrollWidth)).toBe(360)
  expect(await page.evaluate(cutOff)).toEqual([])
})
