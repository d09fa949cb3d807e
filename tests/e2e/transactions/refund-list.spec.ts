import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { confirmRefund } from '../support/refund.ts'
import { ask, filterList, option } from '../support/search.ts'
import { loaded, rows, view } from '../support/views.ts'

test('refunds and customers are lists', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ id: 'txn_in_parts', amount: 90_000, status: 'partially_refunded' })
  await signIn('merchant', { open: '/dashboard' })
  await page.getByRole('navigation', { name: 'Merchant area' }).getByRole('link', { name: 'Refunds' }).click()
  await expect(page).toHaveURL('/dashboard/refunds')
  // The dashboard, which stands until then, has a table too.
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
