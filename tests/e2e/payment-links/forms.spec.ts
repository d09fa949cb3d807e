import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { UPDATED_WITHIN_MS } from '../support/live.ts'

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

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' })

test.describe('notes of a link', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('are edited, and what was changed elsewhere is shown', async ({ page, mock, signIn }) => {
    const press = (name: string) => notes(page).getByRole('button', { name }).press('Enter')
    const name = notes(page).getByLabel('Name', { exact: true })
    const note = notes(page).getByLabel('Note', { exact: true })
    const link = await mock.paymentLinks.insert({
      title: 'Zari border',
      notes: { colour: 'indigo', delivery: 'Saturday' },
    })
    await page.clock.install()
    await signIn('merchant', { open: `/dashboard/links/${link.id}` })
    await test.step('edited, added and removed', async () => {
      await press('Edit notes')
      await note.first().fill('madder red')
      await press('Remove note delivery')
      await press('Another note')
      await name.nth(1).fill('1st room')
      await note.nth(1).fill('12')
      await press('Save notes')
      await test.step('a name that is not allowed is explained at its field', async () => {
        await expect(name.nth(1)).toHaveAccessibleDescription(/^Begin the name with a letter/)
        await expect(note.nth(1)).toHaveValue('12')
      })
      await name.nth(1).fill('room ')
      await press('Save notes')
      await expect(page.getByRole('status')).toHaveText('Payment link updated successfully')
      await expect(notes(page)).toContainText('madder red')
      const { etag, updatedAt, ...rest } = link
      expect(await mock.paymentLinks.get(link.id)).toMatchObject({
        ...rest,
        notes: { colour: 'madder red', room: '12' },
      })
    })
    await test.step('changed elsewhere meanwhile, they are shown before they are replaced', async () => {
      await press('Edit notes')
      await note.first().fill('green')
      await mock.paymentLinks.update(link.id, { notes: { colour: 'indigo' } })
      await page.clock.fastForward(UPDATED_WITHIN_MS)
      await expect(notes(page)).toContainText(
        'changed elsewhere while you were editing them: colour: indigo.',
      )
      await press('Save notes')
      await expect(notes(page).getByRole('button', { name: 'Edit notes' })).toBeVisible()
      expect(await mock.paymentLinks.get(link.id)).toMatchObject({ notes: { colour: 'green', room: '12' } })
    })
    await test.step('so they are if a draft was kept while it was changed', async () => {
      await press('Edit notes')
      await note.first().fill('yellow')
      await page.getByRole('link', { name: 'Payment links', exact: true }).press('Enter')
      await expect(notes(page)).toHaveCount(0)
      await mock.paymentLinks.update(link.id, { title: 'Renamed meanwhile', notes: { colour: 'madder red' } })
      await page.clock.fastForward(UPDATED_WITHIN_MS)
      await page.getByRole('link', { name: 'Renamed meanwhile', exact: true }).click()
      await expect(note.first()).toHaveValue('yellow')
      await expect(notes(page)).toContainText(
        'changed elsewhere while you were editing them: colour: madder red.',
      )
    })
  })
})
