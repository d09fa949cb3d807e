import type { Page } from 'playwright/test'
import { MANY, pasteBox } from '../support/bulk-links.ts'
import { createLink } from '../support/create-link.ts'
import { expect, test } from '../support/fixtures.ts'
import { navigate } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { confirmRefund, fillRefund } from '../support/refund.ts'
import { rowLinks, showActions } from '../support/rows.ts'
import { translatePages } from '../support/translator.ts'

// React says that the text it hydrates is another.
test.use({ expectedInConsole: /Minified React error #4\d\d/ })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

// From the start: browsers/translated-screens.spec.ts.
test('on a page that is translated once it responds, each form ends as elsewhere', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await translatePages(context, { from: 'hydration', replaces: 'words' })
  await mock.paymentLinks.insert({ title: 'Zari border', amount: 149_950 })
  await page.clock.install()
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  await test.step('a refund ends on its payment, which says what is left', async () => {
    await confirmRefund(dialog, '₹100.00')
    await expect(toast(page, 'Refund processed successfully')).toBeAttached()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
    expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
  })
  await test.step('a bulk refund ends on its results', async () => {
    const { id: other } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
    await page.evaluate(navigate, '/dashboard/transactions/refunds')
    await page.getByLabel('Refunds from your spreadsheet').fill(`${id}\n${other}`)
    await page.getByRole('button', { name: 'Check 2 refunds' }).click()
    await page.getByRole('button', { name: 'Refund ₹898.00' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('2 refunds made.')
    await expect(page.getByRole('dialog').getByRole('row', { name: id })).toContainText('Requested')
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transactions')
  })
  await test.step('a new link ends on its details', async () => {
    await page.evaluate(navigate, '/dashboard/links/new')
    await createLink(page, { title: 'Atlas', amount: '499' })
    await expect(toast(page, 'Payment link created successfully')).toBeAttached()
    await expect(page.getByRole('dialog', { name: 'Atlas' })).toContainText('₹499.00')
    await escapeFrom(page.getByRole('dialog', { name: 'Atlas' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // It returns a frame later.
    await expect(rowLinks(page).filter({ hasText: 'Atlas' })).toBeFocused()
  })
  await test.step('a deleted link ends on the list without it', async () => {
    await showActions(page, 'Zari border')
    await page.getByRole('button', { name: 'Delete Zari border' }).press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Deleting “Zari border”' })).toBeVisible()
    await page.clock.fastForward(6000)
    await expect(toast(page, 'Payment link deleted successfully')).toBeAttached()
    await expect(page.getByRole('row').filter({ hasText: 'Zari border' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment links')
  })
  await test.step('links in bulk end on their results', async () => {
    await page.evaluate(navigate, MANY)
    await pasteBox(page).fill('Order 1\t499\nOrder 2\t499')
    await page.getByRole('button', { name: 'Create 2 payment links' }).click()
    await expect(page.getByRole('dialog')).toContainText('2 payment links created.')
    await expect(page.getByRole('dialog').getByRole('row', { name: 'Order 2' })).toContainText('Created')
  })
})
