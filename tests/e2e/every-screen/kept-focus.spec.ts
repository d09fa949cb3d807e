import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { confirmButton, confirmRefund, fillRefund, reviewButton } from '../support/refund.ts'
import { filterList } from '../support/search.ts'

/** Within the part of the page that was being used, and not at its top. */
const focusIsIn = (page: Page, part: string) =>
  expect.poll(() => page.evaluate((css) => document.activeElement?.closest(css) !== null, part)).toBe(true)

/** Refunds the open payment of ₹499.00 by keyboard. */
async function refundFully(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await panel.getByRole('button', { name: 'Refund', exact: true }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await reviewButton(dialog, '₹499.00').press('Enter')
  await confirmButton(dialog, '₹499.00').press('Enter')
  await expect(panel).toContainText('This payment has been fully refunded.')
}

test.describe('the focus stays', () => {
  test('in a list when its filters are cleared, and the results are announced', async ({ page, signIn }) => {
    await signIn('merchant', { open: '/dashboard/profile' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
    // One that the server filters, and one that the page does.
    for (const list of ['transactions', 'links']) {
      await goTo(page, `/dashboard/${list}`)
      await expect(page.getByRole('table')).toBeVisible()
      await filterList(page, 'nobody at all')
      await expect(
        page.getByText('No results', { exact: true }).and(page.locator('[aria-live]')),
      ).toBeAttached()
      await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
      await expect(page.getByRole('table')).toBeVisible()
      await focusIsIn(page, 'main [aria-busy]:has(table)')
    }
  })

  test('where the form was that was sent', async ({ page, mock, signIn }) => {
    await test.step('at the payment after a full refund', async () => {
      const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
      await signIn('merchant', { open: `/dashboard/transactions/${id}` })
      await refundFully(page)
      await focusIsIn(page, '[role=dialog]')
    })
    await test.step('in the refund dialog after Back', async () => {
      const { dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
      await reviewButton(dialog, '₹100.00').press('Enter')
      await dialog.getByRole('button', { name: 'Back' }).press('Enter')
      await expect(dialog.getByLabel('Amount in ₹')).toBeFocused()
    })
    await test.step('at the password form once the password has changed', async () => {
      await goTo(page, '/dashboard/profile')
      await page.getByLabel('Current password').fill('kosha-demo-2025')
      await page.getByLabel('New password').fill('a longer one, for certain')
      await page.getByRole('button', { name: 'Change password' }).press('Enter')
      await expect(page.getByLabel('New password')).toHaveValue('')
      await focusIsIn(page, 'section[aria-labelledby="password"]')
    })
  })
})

test.describe('after a failure', () => {
  test.use({ expectedInConsole: /status of 5\d\d|ERR_/ })

  test('a list that did not load is announced, and Retry keeps the focus', async ({ page, mock, signIn }) => {
    for (const [screen, operation, what] of [
      ['links', 'listPaymentLinks', 'payment links'],
      ['gateways', 'listGateways', 'gateways'],
    ] as const) {
      await mock.faults.add({ operation, status: 503 })
      await signIn('merchant', { open: `/dashboard/${screen}` })
      await expect(
        page.locator('[aria-live]').filter({ hasText: `The ${what} could not be loaded.` }),
      ).toBeAttached()
      await mock.faults.clear()
      await page.getByRole('button', { name: 'Retry' }).press('Enter')
      await expect(page.getByRole('table')).toBeVisible()
      await focusIsIn(page, 'main')
    }
  })

  test('a lost response to a refund has the focus, and so is spoken', async ({ page, mock, signIn }) => {
    const { dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
    await mock.faults.add({ operation: 'refundTransaction', transport: { how: 'reset' } })
    await confirmRefund(dialog, '₹100.00')
    const note = dialog.getByText(/^We cannot tell whether the refund of ₹100\.00/)
    await expect(note).toBeVisible()
    await expect(page.locator(':focus')).toContainText('We cannot tell whether')
  })

  test('a field that cannot be sent has the focus, with its error', async ({ page, signIn }) => {
    await signIn('merchant', { open: '/dashboard/links/new' })
    await page.getByLabel('Title').fill('Saree')
    await page.getByLabel('Amount in ₹').fill('a lot')
    await page.getByRole('button', { name: 'Create payment link' }).press('Enter')
    const amount = page.getByLabel('Amount in ₹')
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription('Enter an amount in rupees, such as 4,999 or 499.50.')
  })
})
