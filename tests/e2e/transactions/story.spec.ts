import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Transaction' })
const customer = { name: 'Zoë Zachariah', email: 'zoe@zari.example', phone: '+910000099999' }

test('a payment tells of its refund and its customer', async ({ page, mock, signIn }) => {
  const { id } = await mock.transactions.insert({ amount: 100_000 })
  await mock.transactions.insert({ amount: 77_700, customer })
  const another = await mock.transactions.insert({ amount: 100_000, customer })
  await mock.transactions.insert({ customer: { name: 'Somebody Else', phone: '+9100000999991' } })
  await mock.paymentLinks.insert({ title: 'Zari border', customer })
  await signIn('merchant', { open: `/dashboard/transactions/${id}` })
  await test.step('a new refund is pending until the bank confirms it, with a sentence for the customer', async () => {
    await panel(page).getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: /^Review refund/ }).press('Enter')
    await dialog.getByRole('button', { name: /^Refund ₹/ }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(panel(page)).toContainText('The whole amount is on its way back to the customer.')
    await expect(panel(page)).toContainText(
      /Your refund of ₹1,000\.00 .* was requested on .* by \d+ \w+ 20\d\d\./,
    )
    await expect(panel(page).getByRole('button', { name: 'Copy message for the customer' })).toBeVisible()
    expect(await panel(page).innerText()).not.toMatch(/processed/i)
  })
  await test.step('the customer of a payment leads to their other payments and links', async () => {
    await goTo(page, `/dashboard/transactions/${another.id}`)
    await panel(page).getByRole('link', { name: 'All payments and links of this customer' }).click()
    await expect(page).toHaveURL('/dashboard/customers/%2B910000099999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë Zachariah')
    await expect(page.getByRole('region', { name: 'Payments' }).getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹1,777.00')
    await expect(page.getByRole('link', { name: 'Zari border' })).toBeVisible()
  })
  await test.step('a customer without payments is not mistaken for an error', async () => {
    await goTo(page, '/dashboard/customers/nobody%40nowhere.example')
    await expect(page.getByText('No payments from nobody@nowhere.example in this account.')).toBeVisible()
  })
})
