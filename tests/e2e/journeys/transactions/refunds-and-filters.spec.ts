import { chip, choose, closeFilter, openFilter } from '../../support/filters.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo, navigate } from '../../support/go-to.ts'
import { confirmButton, confirmRefund, fillRefund } from '../../support/refund.ts'
import { filterList } from '../../support/search.ts'

test('a payment is refunded in part, then in full, and not beyond @phone @engines', async ({
  page,
  mock,
  signIn,
}) => {
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  await signIn('merchant', { open: `/dashboard/transactions?search=${id}` })
  await page.getByRole('link', { name: id }).click()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  // On a phone the sheet covers it.
  const row = page.getByRole('row', { includeHidden: true }).nth(1)
  await expect(dialog.getByLabel('Amount in ₹')).toHaveValue('499')
  await expect(dialog).toContainText('A refund cannot be reversed.')
  await dialog.getByLabel('Amount in ₹').fill('99.50')
  await confirmRefund(dialog, '₹99.50')
  await expect(page.getByRole('status')).toHaveText('Refund processed successfully')
  await expect(row).toContainText('Partially refunded')

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog).toContainText('₹99.50')
  await expect(dialog.getByLabel('Amount in ₹')).toHaveValue('399.50')
  await confirmRefund(dialog, '₹399.50')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Refunded')
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await expect(page.getByText('This payment has been fully refunded.')).toBeVisible()
})

test('an unconfirmed refund refunds nothing, and filters are in the URL', async ({ page, mock, signIn }) => {
  const { id: old } = await mock.transactions.insert({
    amount: 49_900,
    status: 'success',
    createdAt: '2025-11-01T06:00:00.000Z',
  })
  const { id: failed } = await mock.transactions.insert({ amount: 12_300, status: 'failed' })
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  const amount = dialog.getByLabel('Amount in ₹')
  const open = page.getByRole('button', { name: 'Refund', exact: true })
  const nothing = async () => expect(await mock.journal.calls({ operation: 'refundTransaction' })).toEqual([])
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await test.step('submitting the form repeatedly leads to the confirmation', async () => {
    await dialog.locator('form').evaluate(sendUntilGone)
    await expect(confirmButton(dialog, '₹100.00')).toBeVisible()
    await nothing()
    await close()
  })
  await test.step('Enter opens a refund, then the confirmation, and then does nothing', async () => {
    await open.press('Enter')
    await expect(amount).toBeFocused()
    await amount.fill('499')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Refund ₹499.00 to')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(confirmButton(dialog, '₹499.00')).toBeVisible()
    await nothing()
    await close()
  })
  await test.step('Back after a refund was closed does not open it again', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('link', { name: id }).press('Enter')
    await open.press('Enter')
    await expect(dialog).toBeVisible()
    await close()
    await page.goBack()
    await expect(page).not.toHaveURL(/refund=/)
    await expect(dialog).toHaveCount(0)
  })
  await test.step('a payment after its refund window says so instead of failing', async () => {
    await goTo(page, `/dashboard/transactions/${old}`)
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText(
      'The 7-day refund window has closed.',
    )
    await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0)
  })
  await test.step('Enter in an amount filter applies it and keeps the focus', async () => {
    await goTo(page, '/dashboard/transactions')
    await openFilter(page, 'Amount')
    const atLeast = page.getByLabel('At least')
    await atLeast.fill('500')
    await atLeast.press('Enter')
    await expect(page).toHaveURL(/minAmount=500/)
    await expect(atLeast).toBeFocused()
    await closeFilter(page)
    await expect(chip(page, 'Amount: from ₹500').first()).toBeVisible()
    await page.goBack()
    await expect(chip(page, /^Amount/)).toHaveCount(0)
  })
  await test.step('filters of status and text are in the URL, which can be shared', async () => {
    await choose(page, 'Status', 'Failed')
    await filterList(page, failed)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(/status=failed/)
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText('₹123.00')
    await page.goBack()
    await expect(page.getByRole('row').nth(2)).toBeVisible()
  })
})

test('a viewer cannot refund, and is told why', async ({ page, mock, signIn }) => {
  const refund = page.getByRole('button', { name: /^Refund/ })
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  await signIn('viewer', { open: `/dashboard/transactions/${id}?search=${id}` })
  await expect(
    page.getByText('You have view-only access. Ask the owner of Tarang Textiles to make changes.'),
  ).toBeVisible()
  await expect(refund).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByRole('button', { name: 'Export 1 payment' })).toBeVisible()
  await expect(refund).toHaveCount(0)
  await page.evaluate(navigate, '/dashboard/transactions/refunds')
  await expect(page.getByRole('dialog', { name: 'Refund in bulk' })).toBeVisible()
  await expect(page.getByLabel('Refunds from your spreadsheet')).toHaveCount(0)
})

/** Runs in the page: submits a form in every turn of the event loop until it is removed. */
async function sendUntilGone(form: SVGElement | HTMLElement) {
  const turns = new MessageChannel()
  while (form.isConnected) {
    if (form instanceof HTMLFormElement) form.requestSubmit()
    await new Promise((next) => {
      turns.port1.onmessage = next
      turns.port2.postMessage(undefined)
    })
  }
}
