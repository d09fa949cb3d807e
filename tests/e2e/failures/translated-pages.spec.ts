import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { createLink } from '../support/forms.ts'
import { navigate } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { confirmRefund, fillRefund } from '../support/refund.ts'
import { rowLinks, showActions } from '../support/rows.ts'
import { translatePages } from '../support/translator.ts'

// React says that the text it hydrates is another.
test.use({ expectedInConsole: /Minified React error #4\d\d/ })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

test('on a translated page, forms end as elsewhere', async ({ page, context, mock, signIn }) => {
  await translatePages(context, 'hydration')
  await mock.paymentLinks.insert({ title: 'Zari border', amount: 149_950 })
  await page.clock.install()
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  await test.step('a refund ends on its payment, which says how much is left', async () => {
    await confirmRefund(dialog, '₹100.00')
    await expect(toast(page, 'Refund processed successfully')).toBeAttached()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
    expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
  })
  await test.step('a new link ends on its details', async () => {
    await page.evaluate(navigate, '/dashboard/links/new')
    await createLink(page, { title: 'Atlas', amount: '499' })
    await expect(toast(page, 'Payment link created successfully')).toBeAttached()
    await expect(page.getByRole('dialog', { name: 'Atlas' })).toContainText('₹499.00')
    await escapeFrom(page.getByRole('dialog', { name: 'Atlas' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rowLinks(page).filter({ hasText: 'Atlas' })).toBeFocused()
  })
  await test.step('a deleted link ends on the list without it', async () => {
    await showActions(page, 'Zari border')
    await page.getByRole('button', { name: 'Delete Zari border' }).press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Deleting “Zari border”' })).toBeVisible()
    await page.clock.fastForward(6000)
    await expect(toast(page, 'Payment link deleted successfully')).toBeAttached()
    await expect(page.getByRole('row').filter({ hasText: 'Zari border' })).toHaveCount(0)
  })
})
