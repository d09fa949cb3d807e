import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { hydrated, test } from '../../support/public-fixtures.ts'

const toggle = (page: Page) => page.getByRole('button', { name: /^Theme/ })

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', theme)
  await expect(root).toContainClass(theme === 'dark' ? 'dark' : '')
  if (theme === 'light') await expect(root).not.toContainClass('dark')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const lightness = Number(/oklch\(([\d.]+)/.exec(ground)?.[1])
  expect(lightness > 0.5 ? 'light' : 'dark').toBe(theme)
}

test('a chosen theme is there before the first paint', async ({ page, visit }) => {
  await visit('/pricing')
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAccessibleName('Theme: light')
  await expectTheme(page, 'light')
  await page.reload()
  // Before the application runs.
  await expectTheme(page, 'light')
  await hydrated(page)
  await expect(toggle(page)).toHaveAccessibleName('Theme: light')
})

test('a press while the application starts counts once', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const button = document.querySelector<HTMLElement>('[aria-label^="Theme:"]')
      // React has reached the button and handles its events, but the page is not hydrated yet.
      if (button && Object.keys(button).some((key) => key.startsWith('__react'))) button.click()
      else port2.postMessage('look again')
    }
    port2.postMessage('look')
  })
  await visit('/pricing')
  await expect(toggle(page)).toHaveAccessibleName('Theme: light')
})

test('with storage blocked, the toggle still works @engines', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await visit('/pricing')
  await toggle(page).click()
  await toggle(page).click()
  await expectTheme(page, 'dark')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the page follows the operating system', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', /oklch\(0\.1/)
  })
})
