import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { UPDATED_WITHIN_MS } from '../support/live.ts'

const customer = { name: 'Leela Offer', email: 'leela@offer.example', phone: '+910000077001' }

test('the form of a link offers what is known of a customer', async ({ page, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Ikat stole, blue', customer })
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
  await test.step('from the list, with recent titles and customers, and notes', async () => {
    await goTo(page, '/dashboard/links')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('link', { name: 'Create payment link' }).press('Enter')
    await expect(form.locator('datalist option[value="Ikat stole, blue"]')).toBeAttached()
    await form.getByLabel('Title').fill('Ikat stole, red')
    await form.getByLabel('Amount in ₹').fill('900')
    await form.getByLabel('Name').fill(customer.name)
    await expect(form.getByLabel('Email')).toHaveValue(customer.email)
    await form.getByRole('button', { name: 'Add a note' }).click()
    const notes = form.getByRole('group', { name: 'Notes' })
    await notes.getByLabel('Name').fill('size')
    await notes.getByLabel('Note', { exact: true }).fill('XL')
    await form.getByRole('button', { name: 'Create payment link' }).click()
    await expect(page.getByRole('dialog', { name: 'Ikat stole, red' })).toBeVisible()
    const created = (await mock.paymentLinks.all()).find(({ title }) => title === 'Ikat stole, red')
    expect(created).toMatchObject({ customer, notes: { size: 'XL' } })
  })
})

test.describe('notes of a link', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('are edited, and a change made elsewhere is shown', async ({ page, mock, signIn }) => {
    const notes = page.getByRole('region', { name: 'Notes' })
    const press = (name: string) => notes.getByRole('button', { name }).press('Enter')
    const name = notes.getByLabel('Name', { exact: true })
    const note = notes.getByLabel('Note', { exact: true })
    const link = await mock.paymentLinks.insert({ notes: { colour: 'indigo', delivery: 'Saturday' } })
    await page.clock.install()
    await signIn('merchant', { open: `/dashboard/links/${link.id}` })
    await press('Edit notes')
    await note.first().fill('madder red')
    await press('Remove note delivery')
    await press('Another note')
    await name.nth(1).fill('1st room')
    await note.nth(1).fill('12')
    await press('Save notes')
    await expect(name.nth(1)).toHaveAccessibleDescription(/^Begin the name with a letter/)
    await name.nth(1).fill('room ')
    await press('Save notes')
    await expect(page.getByRole('status')).toHaveText('Payment link updated successfully')
    expect(await mock.paymentLinks.get(link.id)).toMatchObject({
      notes: { colour: 'madder red', room: '12' },
    })

    await test.step('before the notes are replaced', async () => {
      await press('Edit notes')
      await note.first().fill('green')
      await mock.paymentLinks.update(link.id, { notes: { colour: 'indigo' } })
      await page.clock.fastForward(UPDATED_WITHIN_MS)
      await expect(notes).toContainText('changed elsewhere while you were editing them: colour: indigo.')
      await press('Save notes')
      await expect(notes.getByRole('button', { name: 'Edit notes' })).toBeVisible()
      expect(await mock.paymentLinks.get(link.id)).toMatchObject({ notes: { colour: 'green', room: '12' } })
    })
  })
})
