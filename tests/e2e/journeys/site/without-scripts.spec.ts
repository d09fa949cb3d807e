import { expect } from 'playwright/test'
import { publicPages } from '../../../hosts/paths.ts'
import { test } from '../../support/public-fixtures.ts'

test.use({ javaScriptEnabled: false })

test('every page is complete without scripts @engines', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)

    // All exported content is visible except parts that need scripts and the results of options that are not chosen.
    const hidden = await page
      .getByRole('main')
      .locator('h2, h3, p, li, dt, dd, td, a, summary')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
              !element.closest(
                '[aria-hidden], [class*="noscript:hidden"], svg, details:not([open]), fieldset',
              ),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
    expect.soft(hidden, path).toEqual([])
  }
})

test('the menus open, lead on and close @engines', async ({ page }) => {
  await test.step('both menus open on hover and with the keyboard', async () => {
    await page.goto('/')
    const menus = { Products: 'Fraud & Risk Engine', Developers: 'Webhooks' }
    for (const [menu, entry] of Object.entries(menus)) {
      const button = page.getByRole('banner').getByRole('button', { name: menu })
      const item = page.getByRole('navigation', { name: 'Main' }).getByText(entry)
      await expect(item).toBeHidden()
      await button.hover()
      await expect(item).toBeVisible()
      await page.mouse.move(640, 700)
      await expect(item).toBeHidden()
      await button.focus()
      await expect(item).toBeVisible()
    }
  })
  await test.step('the narrow menu opens, navigates and closes', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText('Disputes/Chargebacks')).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
  })
})

test('company, terms and contact work as far as they can @engines', async ({ page }) => {
  await test.step('all three parts of the company section are readable', async () => {
    await page.goto('/about-us')
    const main = page.getByRole('main')
    for (const text of [
      'Why Businesses Choose Us',
      'Our Vision',
      'Customer-Centric Approach',
      'Payment Solution Provider',
    ]) {
      await expect(main.getByText(text).first()).toBeVisible()
    }
  })
  await test.step('the terms are available as a text file', async () => {
    await page.goto('/terms')
    await page.getByRole('link', { name: 'plain text file' }).click()
    await expect(page.getByText('1. Who may use Kosha')).toBeVisible()
  })
  await test.step('the contact form says that it needs scripts, and offers an alternative', async () => {
    await page.goto('/contact-us')
    const main = page.getByRole('main')
    // Not by text, since Playwright treats the content of <noscript> as code.
    await expect(main.locator('noscript p')).toBeVisible()
    await expect(main.locator('noscript p')).toContainText('Please write to hello@kosha.example')
    await expect(main.getByRole('button')).toHaveCount(0)
    await main.getByLabel('Name', { exact: true }).fill('Asha')
    await main.getByLabel('Email').fill('asha@tarang.example')
    await main.getByLabel('Message').fill('A secret')
    await main.getByLabel('Name', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/contact-us')
  })
})

test('a page of the application says that it needs scripts @engines', async ({ page }) => {
  for (const path of ['/dashboard', '/login']) {
    await page.goto(path)
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
  }
})
