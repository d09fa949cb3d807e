import { expect } from 'playwright/test'
import { hold } from '../../support/hold.ts'
import { hydrated, test } from '../../support/public-fixtures.ts'

const FILE = '**/Terms*Conditions.txt'

test('the exported page includes the terms without loading their file', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/terms#section-15', { waitUntil: 'load' })
  await expect(page.locator('#section-15')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(page.getByRole('heading', { name: '14. Law and courts' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: '14. Law and courts' })).toBeVisible()
  await expect(page.locator('#section-15')).toBeInViewport()
  expect(requests.filter((url) => url.includes('Conditions.txt'))).toEqual([])
  expect(await page.locator('[data-loads-at-once]').count()).toBe(0)

  const main = page.getByRole('main')
  await expect(main).not.toContainText('**')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: '12. Liability' }).click()
  await expect(main.getByRole('heading', { name: '12. Liability' })).toBeInViewport()
})

test('the terms are loaded from another page, and again on request', async ({
  page,
  visit,
  browserErrors,
}) => {
  const loading = page.getByText('Loading terms...')
  const alert = page.getByRole('alert')
  await visit('/pricing')
  const release = await hold(page, FILE, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page.getByRole('status').filter({ has: loading })).toBeVisible()
  release()
  await expect(alert).toContainText('Failed to load terms (404)')
  await expect(loading).toHaveCount(0)
  await page.unroute(FILE)
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: '14. Law and courts' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(browserErrors.splice(0).join()).toContain('404')
})
