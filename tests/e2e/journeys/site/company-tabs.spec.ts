import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { hydrated, test } from '../../support/public-fixtures.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

test.describe('Discover Our Company', () => {
  test('shows one of three panels, by the keyboard and by the URL', async ({ page }) => {
    await test.step('starts with Who We Are, and shows one of three panels', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/about-us')
      await hydrated(page)
      await expect(tab(page, 'Who We Are')).toHaveAttribute('aria-selected', 'true')
      await expect(panel(page, 'Who We Are')).toContainText('Why Businesses Choose Us')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)

      await tab(page, 'Our Services').click()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expectAccessible(page, { part: 'main' })
      await expect(panel(page, 'Our Services').getByRole('heading')).toHaveText([
        'UPI Payment Collection',
        'API Integration Service',
        'Payouts',
        'Payment Solution Provider',
      ])
    })
    await test.step('is navigated with arrow keys, Home and End', async () => {
      await tab(page, 'Who We Are').click()
      await expect(tab(page, 'Who We Are')).toHaveAttribute('aria-selected', 'true')
      for (const [key, name] of [
        ['ArrowRight', 'Our Mission'],
        ['ArrowRight', 'Our Services'],
        ['ArrowRight', 'Who We Are'],
        ['ArrowLeft', 'Our Services'],
        ['Home', 'Who We Are'],
        ['End', 'Our Services'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(tab(page, name)).toBeFocused()
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
        await expect(panel(page, name)).toBeVisible()
      }
      await page.keyboard.press('Tab')
      await expect(panel(page, 'Our Services')).toBeFocused()
    })
    await test.step('opens the tab given in the URL, and keeps the URL up to date', async () => {
      await page.goto('/about-us#our-mission')
      await hydrated(page)
      await expect(panel(page, 'Our Mission')).toBeInViewport()
      await expect(panel(page, 'Our Mission')).toContainText('Our Vision')
      await expectAccessible(page, { part: 'main' })
      await tab(page, 'Our Services').click()
      await expect(page).toHaveURL('/about-us#our-services')
      await page.reload()
      await expect(panel(page, 'Our Services')).toBeVisible()
    })
  })

  test('shows the panel of the URL before the application runs', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/about-us#our-mission')
    await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Why Businesses Choose Us' })).toBeHidden()
    await page.getByRole('link', { name: 'Our Services' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Solution Provider' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeHidden()
  })
})
