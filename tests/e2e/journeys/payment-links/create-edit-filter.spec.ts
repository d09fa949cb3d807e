import { choose } from '../../support/filters.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { showActions } from '../../support/rows.ts'
import { filterList } from '../../support/search.ts'
import { stretchFiveSeconds } from '../../support/undo-clock.ts'

test('a link is created, edited, deleted, searched and filtered @engines', async ({ page, mock, signIn }) => {
  await stretchFiveSeconds(page)
  await mock.paymentLinks.insert({ title: 'Zari border, gold', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links' })
  await test.step('created, edited and deleted', async () => {
    await page.getByRole('link', { name: 'Create payment link' }).click()
    await page.getByLabel('Title').fill('Atlas, first edition')
    await page.getByLabel('Amount in ₹').fill('1,499.50')
    await page.getByRole('button', { name: 'Create payment link' }).click()
    await expect(page.getByRole('status')).toHaveText('Payment link created successfully')
    await page
      .getByRole('dialog', { name: 'Atlas, first edition' })
      .getByRole('button', { name: 'Close' })
      .click()
    const newestRow = page.getByRole('row').nth(1)
    await expect(newestRow).toContainText('Atlas, first edition')
    await expect(newestRow).toContainText('₹1,499.50')

    await showActions(page, 'Atlas, first edition')
    await newestRow.getByRole('link', { name: 'Edit Atlas, first edition' }).click()
    await page.getByLabel('Amount in ₹').fill('1599')
    await page.getByRole('button', { name: 'Save payment link' }).click()
    await expect(page.getByRole('status')).toContainText('Payment link updated successfully')
    await expect(newestRow).toContainText('₹1,599.00')

    await showActions(page, 'Atlas, first edition')
    await newestRow.getByRole('button', { name: 'Delete Atlas, first edition' }).click()
    await page.getByRole('button', { name: 'Delete now' }).click()
    await expect(page.getByRole('status')).toContainText('Payment link deleted successfully')
    await expect(page.getByRole('row', { name: /Atlas, first edition/ })).toHaveCount(0)
  })
  await test.step('searched and filtered, with the filters in the URL', async () => {
    await filterList(page, 'zari')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').nth(1)).toContainText('Zari border, gold')
    await expect(page.getByText('1 result', { exact: true }).and(page.locator('[aria-live]'))).toBeAttached()
    await expect(page).toHaveURL(/search=zari/)
    await choose(page, 'Status', 'Expired')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/dashboard/links')
  })
})

test.describe('a form of a link', () => {
  test.use({ expectedInConsole: /status of (4\d\d|503)/ })

  test('groups an amount, and keeps a change made elsewhere', async ({ page, mock, signIn }) => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border', amount: 50_000 })
    const send = page.getByRole('button', { name: /^(Create|Save) payment link$/ })
    const [title, amount] = [page.getByLabel('Title'), page.getByLabel('Amount in ₹')]
    const minimum = page.getByLabel('Minimum part payment (optional)')
    const row = page.getByRole('row', { name: /Zari border, gold/ })
    await signIn('merchant', { open: '/dashboard/links/new' })
    await test.step('the caret stays at its digit', async () => {
      await amount.pressSequentially('1234567')
      await expect(amount).toHaveValue('12,34,567')
      for (let step = 0; step < 3; step += 1) await amount.press('ArrowLeft')
      await amount.pressSequentially('89')
      await expect(amount).toHaveValue('12,34,89,567')
      await amount.press('Backspace')
      await expect(amount).toHaveValue('1,23,48,567')
      await amount.press('End')
      await amount.pressSequentially('.5')
      await expect(amount).toHaveValue('1,23,48,567.5')
      await amount.fill('')
    })
    await test.step('an amount with a decimal comma is rejected, with the amount to write', async () => {
      await page.getByLabel('Title').fill('Saree')
      await amount.pressSequentially('499,50')
      await expect(amount).toHaveValue('499,50')
      await page.getByLabel('Phone').fill('98765\u201143210')
      await send.press('Enter')
      await expect(page.getByText('Write 499.50.')).toBeVisible()
      await expect(page.getByLabel('Phone')).toHaveValue('+919876543210')
      expect((await mock.paymentLinks.all()).filter(({ title }) => title === 'Saree')).toEqual([])
      await amount.fill('123')
    })
    await test.step("the server's message is shown at its field, and the input is kept", async () => {
      await page.getByLabel('Phone').fill('')
      await minimum.fill('600')
      await send.press('Enter')
      await expect(minimum).toHaveAccessibleDescription(/at most the amount/)
      await expect(page.locator('#toaster [data-type]')).toHaveCount(0)
      await expect(page.getByLabel('Title')).toHaveValue('Saree')
    })
    await test.step('a change made elsewhere meanwhile is kept', async () => {
      await goTo(page, `/dashboard/links/${id}/edit`)
      await expect(amount).toHaveValue('500')
      await mock.paymentLinks.update(id, { amount: 500_000 })
      await title.fill('Zari border, gold')
      await send.click()
      const notice = page.getByRole('alert').filter({ hasText: 'changed elsewhere' })
      await expect(notice).toBeFocused()
      await expect(notice).toContainText('Amount is now ₹5,000.00.')
      await expect(amount).toHaveValue('5,000')
      await expect(title).toHaveValue('Zari border, gold')
      await send.press('Enter')
      await expect(row).toContainText('₹5,000.00')
    })
    await test.step('a lost response is not taken for a change made elsewhere', async () => {
      // Not by a key: the form that has just closed returns the focus a frame later.
      await page.getByRole('link', { name: 'Edit Zari border, gold' }).click()
      await title.fill('Zari border, gold and silver')
      await mock.faults.next('updatePaymentLink', { status: 503, handled: true })
      await send.press('Enter')
      await mock.journal.waitFor('updatePaymentLink', { count: 3 })
      await expect(send).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('alert').locator('p')).not.toHaveCount(0)
      await send.press('Enter')
      await expect(page.getByRole('status')).toContainText('Payment link updated successfully')
      await expect(title).toHaveCount(0)
      await expect(row).toContainText('and silver')
    })
  })
})
