import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { confirmRefund } from '../support/refund.ts'
import { rowLinks } from '../support/rows.ts'
import { ask, filterList, option } from '../support/search.ts'
import { loaded, rows, view } from '../support/views.ts'

test('refunds and customers are lists', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ id: 'txn_in_parts', amount: 90_000, status: 'partially_refunded' })
  await signIn('merchant', { open: '/dashboard' })
  await page.getByRole('navigation', { name: 'Merchant area' }).getByRole('link', { name: 'Refunds' }).click()
  await expect(page).toHaveURL('/dashboard/refunds')
  // The dashboard, shown until then, has a table too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunds')
  await loaded(page)
  await test.step('a row opens its payment, and the keys lead to the next', async () => {
    await filterList(page, 'txn_in_parts')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/dashboard\/refunds\/rfnd_\w+\?search=txn_in_parts$/)
    const panel = page.getByRole('dialog', { name: 'Transaction' })
    await expect(panel.getByText('txn_in_parts')).toBeVisible()
    await expect(panel.getByText('1 of 1')).toBeVisible()
  })
  await test.step('another refund of it is another row', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Amount in ₹').fill('10')
    await confirmRefund(dialog, '₹10.00')
    await expect(rows(page)).toHaveCount(2)
    await page.keyboard.press('Escape')
  })
  await test.step('its views are found by the search', async () => {
    await ask(page, 'refunds late')
    await option(page, /^Late/).click()
    await expect(page).toHaveURL('/dashboard/refunds?due=late')
    await expect(view(page, 'Late')).toHaveAttribute('aria-current', 'true')
  })
  await test.step('customers are a list, and a customer is a page', async () => {
    await goTo(page, '/dashboard/customers')
    await loaded(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
    await expect(page.getByRole('columnheader', { name: 'Paid' })).toHaveAttribute('aria-sort', 'descending')
    const name = (await rows(page).first().getByRole('link').innerText()).trim()
    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const customer = { name: 'Zoë Zachariah', email: 'zoe@zari.example' }
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all loaded rows' })

test('selected payments are handed over to the bulk refunds', async ({ page, mock, signIn }) => {
  const whole = await mock.transactions.insert({ amount: 49_900, status: 'success', customer })
  const part = await mock.transactions.insert({ amount: 100_000, status: 'partially_refunded', customer })
  const left = part.amount - part.refundedAmount
  expect(left).toBe(50_000)
  await mock.transactions.insert({ amount: 10_000, status: 'failed', customer })
  await signIn('merchant', { open: '/dashboard/transactions?search=zoe%40zari.example' })
  await expect(rowLinks(page)).toHaveCount(3)
  await selectAll(page).check()
  await bar(page).getByRole('button', { name: 'Refund 2…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund in bulk' })
  await expect(dialog.getByLabel('Refunds from your spreadsheet')).toHaveValue(
    new RegExp(`${whole.id}\t499\\.00`),
  )
  await dialog.getByRole('button', { name: 'Check 2 refunds' }).press('Enter')
  await expect(dialog).toContainText('Refund ₹999.00 in 2 refunds?')
  expect(await mock.journal.calls({ operation: 'refundTransaction' })).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Refund ₹999.00' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 refunds made' }).first()).toBeAttached()
  const refunded = async (id: string) => (await mock.transactions.get(id)).refundedAmount
  expect([await refunded(whole.id), await refunded(part.id)]).toEqual([49_900, 100_000])
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toHaveCount(0)

  await test.step('all of a filter, also those that are not loaded yet', async () => {
    await Promise.all(
      Array.from({ length: 60 }, () =>
        mock.transactions.insert({ amount: 10_000, status: 'success', customer: { name: 'Yamini Zutshi' } }),
      ),
    )
    await goTo(page, '/dashboard/transactions?search=yamini')
    await expect(rowLinks(page).first()).toBeVisible()
    await selectAll(page).check()
    await bar(page).getByRole('button', { name: 'Select all 60' }).press('Enter')
    await bar(page).getByRole('button', { name: 'Refund…' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Check 60 refunds' })).toBeVisible()
  })
  await test.step('more than can be looked through are not offered to be refunded', async () => {
    await goTo(page, '/dashboard/transactions?status=success')
    await expect(rowLinks(page).first()).toBeVisible()
    await selectAll(page).check()
    await bar(page)
      .getByRole('button', { name: /^Select all \d/ })
      .press('Enter')
    await expect(bar(page)).toContainText('Refunds: at most 200 payments at a time.')
    await expect(bar(page).getByRole('button', { name: /^Refund/ })).toHaveCount(0)
  })
})
