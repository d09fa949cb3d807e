import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

const customer = { name: 'Leela Offer', email: 'leela@offer.example', phone: '+910000077001' }

test.use({ expectedInConsole: /status of 400/ })

test('the form of a link begins with a known customer, and has notes', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ id: 'txn_declined', amount: 125_050, status: 'failed', customer })
  const form = page.getByRole('dialog', { name: 'Create payment link' })
  await test.step('from a failed payment, with its amount', async () => {
    await signIn('merchant', { open: '/dashboard/transactions/txn_declined' })
    await page.getByRole('link', { name: 'Create a link for this customer' }).click()
    await expect(form.getByLabel('Amount in ₹')).toHaveValue('1,250.50')
    await expect(form.getByLabel('Phone')).toHaveValue(customer.phone)
    // No customer is in the address.
    await expect(page).toHaveURL('/dashboard/links/new')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/dashboard/transactions/txn_declined')
  })
  await test.step('notes are written and edited as lines', async () => {
    await goTo(page, '/dashboard/links/new')
    await form.getByLabel('Title').fill('Ikat stole, red')
    await form.getByLabel('Amount in ₹').fill('900')
    await form.getByLabel('Notes').fill('size: XL\n1st room: 12')
    await form.getByRole('button', { name: 'Create payment link' }).click()
    await expect(form.getByLabel('Notes')).toHaveAccessibleDescription(/Begin each name with a letter/)
    await form.getByLabel('Notes').fill('size: XL')
    await form.getByRole('button', { name: 'Create payment link' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Ikat stole, red' })
    await expect(panel.getByRole('region', { name: 'Notes' })).toContainText(/size\s*XL/)
    await panel.getByRole('link', { name: 'Edit' }).press('Enter')
    await page.getByLabel('Notes').fill('size: S\ncolour: red')
    await page.getByRole('button', { name: 'Save payment link' }).press('Enter')
    await expect(panel.getByRole('region', { name: 'Notes' })).toContainText(/size\s*S\s*colour\s*red/)
  })
})
