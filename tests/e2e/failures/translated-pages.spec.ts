import type { Page } from 'playwright/test'
import { MANY, pasteBox } from '../support/bulk-links.ts'
import { createLink } from '../support/create-link.ts'
import { expect, test } from '../support/fixtures.ts'
import { confirmRefund, fillRefund } from '../support/refund.ts'
import { showActions } from '../support/rows.ts'
import { translatePages } from '../support/translator.ts'

// React says that the text it hydrates is another.
test.use({ expectedInConsole: /Minified React error #4\d\d/ })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

for (const translation of [
  { from: 'the start', replaces: 'all text' },
  { from: 'hydration', replaces: 'words' },
] as const) {
  test.describe(`on a page whose ${translation.replaces} is translated from ${translation.from}`, () => {
    test.beforeEach(({ context }) => translatePages(context, translation))

    test('a refund ends on its payment, which says what is left', async ({ page, mock, signIn }) => {
      const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
      await confirmRefund(dialog, '₹100.00')
      await expect(toast(page, 'Refund processed successfully')).toBeAttached()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
      expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
    })

    test('a new link ends on its details', async ({ page, signIn }) => {
      await signIn('merchant', { open: '/dashboard/links/new' })
      await createLink(page, { title: 'Atlas', amount: '499' })
      await expect(toast(page, 'Payment link created successfully')).toBeAttached()
      await expect(page.getByRole('dialog', { name: 'Atlas' })).toContainText('₹499.00')
    })

    test('a deleted link ends on the list without it', async ({ page, mock, signIn }) => {
      await mock.paymentLinks.insert({ title: 'Atlas', amount: 149_950 })
      await page.clock.install()
      await signIn('merchant', { open: '/dashboard/links' })
      await showActions(page, 'Atlas')
      await page.getByRole('button', { name: 'Delete Atlas' }).press('Enter')
      await expect(page.getByRole('row').filter({ hasText: 'Deleting “Atlas”' })).toBeVisible()
      await page.clock.fastForward(6000)
      await expect(toast(page, 'Payment link deleted successfully')).toBeAttached()
      await expect(page.getByRole('row').filter({ hasText: 'Atlas' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment links')
    })

    test('a bulk refund ends on its results', async ({ page, mock, signIn }) => {
      const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
      const other = await mock.transactions.insert({ amount: 49_900, status: 'success' })
      await signIn('merchant', { open: '/dashboard/transactions/refunds' })
      await page.getByLabel('Refunds from your spreadsheet').fill(`${id}\n${other.id}`)
      await page.getByRole('button', { name: 'Check 2 refunds' }).click()
      await page.getByRole('button', { name: 'Refund ₹998.00' }).press('Enter')
      await expect(page.getByRole('dialog')).toContainText('2 refunds made.')
      await expect(page.getByRole('dialog').getByRole('row', { name: id })).toContainText('Requested')
      await page.getByRole('button', { name: 'Done' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Transactions')
    })

    test('links in bulk end on their results', async ({ page, signIn }) => {
      await signIn('merchant', { open: MANY })
      await pasteBox(page).fill('Order 1\t499\nOrder 2\t499')
      await page.getByRole('button', { name: 'Create 2 payment links' }).click()
      await expect(page.getByRole('dialog')).toContainText('2 payment links created.')
      await expect(page.getByRole('dialog').getByRole('row', { name: 'Order 2' })).toContainText('Created')
    })
  })
}
