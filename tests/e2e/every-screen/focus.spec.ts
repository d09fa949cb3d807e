import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { confirmButton, fillRefund, reviewButton } from '../support/refund.ts'
import { filterList } from '../support/search.ts'

const focusIsIn = (page: Page, part: string) =>
  expect.poll(() => page.evaluate((css) => document.activeElement?.closest(css) !== null, part)).toBe(true)

test('clearing the filters of a list keeps the focus', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/profile' })
  // The server filters the first list, the page the second.
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

test('a form that is closed or sent keeps the focus', async ({ page, mock, signIn }) => {
  const { dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  const refund = page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true })
  await test.step('in the refund dialog after Back', async () => {
    await reviewButton(dialog, '₹100.00').press('Enter')
    await dialog.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(dialog.getByLabel('Amount in ₹')).toBeFocused()
  })
  await test.step('at the button that opens a refund, even if its address did', async () => {
    await escapeFrom(dialog)
    await expect(refund).toBeFocused()
    await refund.press('Enter')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(refund).toBeFocused()
  })
  await test.step('there too after a refund in part', async () => {
    await refund.press('Enter')
    await dialog.getByLabel('Amount in ₹').fill('100')
    await refundByKeyboard(dialog, '₹100.00')
    await expect(page.getByRole('status')).toContainText('Refund processed successfully')
    await expect(refund).toBeFocused()
  })
  await test.step('at the payment after the rest', async () => {
    await refund.press('Enter')
    await refundByKeyboard(dialog, '₹399.00')
    await expect(page.getByRole('dialog')).toContainText('This payment has been fully refunded.')
    await focusIsIn(page, '[role=dialog]')
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

async function refundByKeyboard(dialog: Locator, amount: string) {
  await reviewButton(dialog, amount).press('Enter')
  await confirmButton(dialog, amount).press('Enter')
}
