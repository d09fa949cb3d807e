import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { confirmRefund } from '../support/refund.ts'
import { rowLinks } from '../support/rows.ts'
import { filterList } from '../support/search.ts'
import { loaded, rows } from '../support/views.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('refunds and customers are lists', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ id: 'txn_in_parts', amount: 90_000, status: 'partially_refunded' })
  await signIn('merchant', { open: '/dashboard/refunds' })
  await loaded(page)
  await test.step('a row opens its payment, and another refund of it is another row', async () => {
    await filterList(page, 'txn_in_parts')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/dashboard\/refunds\/rfnd_\w+\?search=txn_in_parts$/)
    const panel = page.getByRole('dialog', { name: 'Transaction' })
    await expect(panel.getByText('1 of 1')).toBeVisible()
    await panel.getByRole('button', { name: 'Refund', exact: true }).press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Amount in ₹').fill('10')
    await confirmRefund(dialog, '₹10.00')
    await expect(rows(page)).toHaveCount(2)
  })
  await test.step('a customer is a page', async () => {
    await goTo(page, '/dashboard/customers')
    await loaded(page)
    const name = (await rows(page).first().getByRole('link').innerText()).trim()
    await rows(page).first().getByRole('link').click()
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByRole('region', { name: 'Payments' }).getByRole('row').nth(1)).toBeVisible()
  })
})

test('selected payments are handed over to the bulk refunds', async ({ page, mock, signIn }) => {
  const customer = { name: 'Zoë Zachariah', email: 'zoe@zari.example' }
  const captured = await mock.transactions.insert({ amount: 49_900, status: 'success', customer })
  const part = await mock.transactions.insert({ amount: 100_000, status: 'partially_refunded', customer })
  await mock.transactions.insert({ amount: 10_000, status: 'failed', customer })
  await signIn('merchant', { open: '/dashboard/transactions?search=zoe%40zari.example' })
  await expect(rowLinks(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
  await page.getByRole('button', { name: 'Refund 2…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund in bulk' })
  await expect(dialog.getByLabel('Refunds from your spreadsheet')).toHaveValue(
    new RegExp(`${captured.id}\t499\\.00`),
  )
  await dialog.getByRole('button', { name: 'Check 2 refunds' }).press('Enter')
  await expect(dialog).toContainText('Refund ₹999.00 in 2 refunds?')
  expect(await mock.journal.calls({ operation: 'refundTransaction' })).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Refund ₹999.00' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 refunds made' }).first()).toBeAttached()
  const refunded = async (id: string) => (await mock.transactions.get(id)).refundedAmount
  expect([await refunded(captured.id), await refunded(part.id)]).toEqual([49_900, 100_000])
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toHaveCount(0)
})
