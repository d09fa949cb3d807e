import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Create payment link' })
const customer = { name: 'Leela Offer', email: 'leela@offer.example', phone: '+910000077001' }

test('the form of a link offers what is known of a customer', async ({ page, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Ikat stole, blue', customer })
  await mock.transactions.insert({ id: 'txn_declined', amount: 125_050, status: 'failed', customer })
  await test.step('from a failed payment, with its amount', async () => {
    await signIn('merchant', { open: '/dashboard/transactions/txn_declined' })
    await page.getByRole('link', { name: 'Create a link for this customer' }).click()
    await expect(form(page).getByLabel('Amount in ₹')).toHaveValue('1,250.50')
    await expect(form(page).getByLabel('Name')).toHaveValue(customer.name)
    await expect(form(page).getByLabel('Phone')).toHaveValue(customer.phone)
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/dashboard/transactions/txn_declined')
  })
  await test.step('from their page', async () => {
    await goTo(page, `/dashboard/customers/${encodeURIComponent(customer.phone)}`)
    await page.getByRole('link', { name: 'Create a link for this customer' }).click()
    await expect(form(page).getByLabel('Email')).toHaveValue(customer.email)
    await expect(form(page).getByLabel('Amount in ₹')).toHaveValue('')
    // Nothing of it is in the address.
    await expect(page).toHaveURL('/dashboard/links/new')
  })

  await test.step('from the list, with recent titles and known customers on offer, and notes', async () => {
    await goTo(page, '/dashboard/links')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('link', { name: 'Create payment link' }).press('Enter')
    await expect(form(page).locator('datalist option[value="Ikat stole, blue"]')).toBeAttached()
    await form(page).getByLabel('Title').fill('Ikat stole, red')
    await form(page).getByLabel('Amount in ₹').fill('900')
    await form(page).getByLabel('Name').fill(customer.name)
    await expect(form(page).getByLabel('Phone')).toHaveValue(customer.phone)
    await expect(form(page).getByLabel('Email')).toHaveValue(customer.email)
    await form(page).getByRole('button', { name: 'Add a note' }).click()
    const notes = form(page).getByRole('group', { name: 'Notes' })
    await notes.getByLabel('Name').fill('size')
    await notes.getByLabel('Note', { exact: true }).fill('XL')
    await form(page).getByRole('button', { name: 'Create payment link' }).click()
    await expect(page.getByRole('dialog', { name: 'Ikat stole, red' })).toBeVisible()
    const made = (await mock.paymentLinks.all()).find(({ title }) => title === 'Ikat stole, red')
    expect(made).toMatchObject({ customer, notes: { size: 'XL' } })
  })
})
