import { expect, test } from 'playwright/test'
import { hydrated } from '../support/public-fixtures.ts'

test('the sections of an exported page need no scripts', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => element.setAttribute('data-printed', ''))
  // The application is not running yet.
  const about = page.waitForRequest(/\/about-page-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover()
  await about
  await hydrated(page)
  expect(requests.filter((url) => url.includes('-sections'))).toEqual([])
  await expect(heading).toHaveAttribute('data-printed')
  await expect(page.getByRole('heading', { name: 'Everything from day one' })).toBeAttached()

  await page.getByRole('contentinfo').getByRole('link', { name: 'UPI Payments' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UPI Payments')
  await page.getByRole('banner').getByRole('link', { name: 'Kosha' }).click()
  await expect(page.getByRole('heading', { name: 'Everything from day one' })).toBeAttached()
  expect(requests.filter((url) => url.includes('landing-sections'))).toHaveLength(1)
})

test('the whole style sheet is applied although its first request failed', async ({ page }) => {
  await page.route('**/assets/styles-*.css', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/styles-'))
  await page.goto('/')
  await failed
  const sheet = page.locator('head > link[href^="/assets/styles-"]')
  await expect(sheet).toHaveCount(0)
  await hydrated(page)
  await expect(sheet).toHaveAttribute('media', 'all')
})
