import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { KB, scriptsOf } from '../support/script-weight.ts'

const FIRST_LOAD = 170 * KB
const FURTHER_SCREEN = 35 * KB
/** They load after the figures, and so may arrive after the next screen was opened. */
const CHARTS = /\/(value-axis|days-chart|hours-chart)-/

test('the merchant area loads 170 KB of scripts, and 35 KB for a screen', async ({ page, mock, signIn }) => {
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  const weight = scriptsOf(page)
  await signIn('merchant')
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const first = await weight.added(CHARTS)
  expect(first).toBeGreaterThan(100 * KB)
  expect(first).toBeLessThan(FIRST_LOAD)

  const rail = page.getByRole('navigation', { name: 'Merchant area' })
  for (const name of ['Payment links', 'Transactions', 'Settlements', 'Gateways', 'Methods']) {
    await rail.getByRole('link', { name }).click()
    // The screen before has a table too.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    expect(await weight.added(CHARTS), name).toBeLessThan(FURTHER_SCREEN)
  }
  for (const path of [
    '/dashboard/links/new',
    '/dashboard/links/bulk',
    '/dashboard/transactions/refunds',
    '/dashboard/profile',
  ]) {
    await navigate(page, path)
    await expect(page.getByRole('textbox').last()).toBeVisible()
    expect(await weight.added(), path).toBeLessThan(FURTHER_SCREEN)
  }
  await navigate(page, `/dashboard/transactions/${id}?refund=1`)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await weight.added(), 'a refund').toBeLessThan(FURTHER_SCREEN)
})

/** Navigates within the application, since a new document would reload everything. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}
