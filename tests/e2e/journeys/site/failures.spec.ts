import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { accessibilityViolations } from '../../support/accessibility.ts'
import { header, test } from '../../support/public-fixtures.ts'

/** Replaces the chunk of the about page with one that throws until a flag on the window is set. */
async function breakAboutPage(page: Page) {
  await page.route(/\/assets\/about-page-[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function AboutPage() {
        if (!window.mended) throw new Error('broken on purpose')
        return 'It is mended'
      }`,
    }),
  )
}

test('a page that throws apologises, and leads on', async ({ page, visit, browserErrors }) => {
  await test.step('a page that throws shows an apology, and Try Again renders it again', async () => {
    await breakAboutPage(page)
    await visit('/pricing')
    await header(page).getByRole('link', { name: 'About Us' }).click()

    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong')
    await expect(alert).toContainText("We're sorry, but something unexpected happened. Please try again.")
    await expect(alert).toContainText('If this problem persists, please contact our support team.')
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(alert).toBeVisible()

    await page.evaluate(() => Object.assign(window, { mended: true }))
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('main')).toHaveText('It is mended')
    expect(browserErrors.splice(0).join()).toContain('broken on purpose')
  })
  await test.step('after a failure, Go Home and the menus work', async () => {
    await breakAboutPage(page)
    await visit('/pricing')
    await header(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund Policy')

    await header(page).getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(browserErrors.splice(0).join()).toContain('broken on purpose')
  })
})

test('a chunk that a new release removed is reloaded', async ({ page, visit, browserErrors }) => {
  await page.route(/\/assets\/about-page-[^/]*\.js/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await visit('/pricing')
  await header(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page).toHaveURL('/about-us')
  browserErrors.splice(0)
})

test('an unknown URL is a 404 with two ways to continue', async ({ page, visit, browserErrors }) => {
  await visit('/pricing')
  const response = await page.goto('/qr')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('main')).toContainText("Sorry, we couldn't find the page you're looking for.")
  await expect(page).toHaveTitle('Page Not Found · Kosha')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/pricing')

  await page.goto('/payment-links')
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  expect(browserErrors.splice(0)).toHaveLength(2)
})

test('without history, Go Back leads to the home page', async ({ context, browserErrors }) => {
  // A tab opened by a link has no history.
  const opener = await context.newPage()
  await opener.goto('/pricing')
  const opened = context.waitForEvent('page')
  await opener.evaluate(() => {
    open('/no-such-page', '_blank', 'noopener')
  })
  const tab = await opened
  await tab.getByRole('button', { name: 'Go Back' }).click()
  await expect(tab).toHaveURL('/')
  expect(browserErrors.splice(0).join()).toContain('status of 404')
})
