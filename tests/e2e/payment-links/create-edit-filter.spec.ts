import { choose } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { showActions } from '../support/rows.ts'
import { filterList } from '../support/search.ts'
import { stretchFiveSeconds } from '../support/undo-clock.ts'

test('a created link is at the top, can be edited and deleted @phone', async ({ page, signIn }) => {
  await stretchFiveSeconds(page)
  await signIn('merchant', { open: '/dashboard/links' })
  await page.getByRole('link', { name: 'Create payment link' }).click()
  await page.getByLabel('Title').fill('Atlas, first edition')
  await page.getByLabel('Amount in ₹').fill('1,499.50')
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await expect(page.getByRole('status')).toHaveText('Payment link created successfully')
  await page
    .getByRole('dialog', { name: 'Atlas, first edition' })
    .getByRole('button', { name: 'Close' })
    .click()
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('Atlas, first edition')
  await expect(first).toContainText('₹1,499.50')

  await showActions(page, 'Atlas, first edition')
  await first.getByRole('link', { name: 'Edit Atlas, first edition' }).click()
  await page.getByLabel('Amount in ₹').fill('1599')
  await page.getByRole('button', { name: 'Save payment link' }).click()
  await expect(page.getByRole('status')).toContainText('Payment link updated successfully')
  await expect(first).toContainText('₹1,599.00')

  await showActions(page, 'Atlas, first edition')
  await first.getByRole('button', { name: 'Delete Atlas, first edition' }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('status')).toContainText('Payment link deleted successfully')
  await expect(page.getByRole('row', { name: /Atlas, first edition/ })).toHaveCount(0)
})

test.describe('a change whose response was lost', () => {
  test.use({ expectedInConsole: /status of (412|503)/ })

  test('is not taken for one made elsewhere when it is saved again', async ({ page, mock, signIn }) => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border', amount: 50_000 })
    await signIn('merchant', { open: `/dashboard/links/${id}/edit` })
    await page.getByLabel('Title').fill('Zari border, gold')
    await mock.faults.next('updatePaymentLink', { status: 503, handled: true })
    await page.getByRole('button', { name: 'Save payment link' }).click()
    await expect(page.getByRole('alert')).not.toHaveText('')
    await page.getByRole('button', { name: 'Save payment link' }).click()
    await expect(page.getByRole('status')).toContainText('Payment link updated successfully')
    await expect(page.getByLabel('Title')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Zari border, gold/ })).toBeVisible()
  })
})

test.describe('a link that is changed elsewhere while it is edited', () => {
  test.use({ expectedInConsole: /412 \(Precondition Failed\)/ })

  test('a link that is edited in two tabs keeps the changes of both', async ({
    page,
    context,
    mock,
    signIn,
  }) => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border', amount: 50_000 })
    await signIn('merchant', { open: `/dashboard/links/${id}/edit` })
    const other = await context.newPage()
    await other.goto(`/dashboard/links/${id}/edit`)
    await expect(other.getByLabel('Amount in ₹')).toHaveValue('500')

    await page.getByLabel('Amount in ₹').fill('5,000')
    await page.getByRole('button', { name: 'Save payment link' }).click()
    await expect(page.getByRole('status')).toContainText('Payment link updated successfully')

    await other.getByLabel('Title').fill('Zari border, gold')
    await other.getByRole('button', { name: 'Save payment link' }).click()
    const notice = other.getByRole('alert').filter({ hasText: 'changed elsewhere' })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('Amount is now ₹5,000.00.')
    await expect(other.getByLabel('Amount in ₹')).toHaveValue('5,000')
    await expect(other.getByLabel('Title')).toHaveValue('Zari border, gold')
    await other.getByRole('button', { name: 'Save payment link' }).click()
    await expect(other.getByRole('row', { name: /Zari border, gold/ })).toContainText('₹5,000.00')
  })
})

test('the list is searched and filtered, and the URL contains the filters', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.paymentLinks.insert({ title: 'Zari border, gold', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links' })
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

test('a viewer sees links and why they cannot be changed', async ({ page, signIn }) => {
  await signIn('viewer', { open: '/dashboard/links' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(
    page.getByText('You have view-only access. Ask the owner of Tarang Textiles to make changes.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test.describe('when rejected', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test("the server's message is shown at its field, and the input is kept", async ({ page, signIn }) => {
    await signIn('merchant', { open: '/dashboard/links/new' })
    await page.getByLabel('Title').fill('Atlas')
    await page.getByLabel('Amount in ₹').fill('500')
    await page.getByLabel('Minimum part payment (optional)').fill('600')
    await page.getByRole('button', { name: 'Create payment link' }).click()
    await expect(page.getByLabel('Minimum part payment (optional)')).toHaveAccessibleDescription(
      /at most the amount/,
    )
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    await expect(page.getByLabel('Title')).toHaveValue('Atlas')
  })
})

test('an amount is grouped while it is typed, and the caret stays at its digit', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  const amount = page.getByLabel('Amount in ₹')
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
})

test('a decimal comma is no other amount: the field says what to write', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  const amount = page.getByLabel('Amount in ₹')
  await page.getByLabel('Title').fill('Saree')
  await amount.pressSequentially('499,50')
  await expect(amount).toHaveValue('499,50')
  await page.getByLabel('Phone').fill('98765\u201143210')
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await expect(page.getByText('Write 499.50.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('+919876543210')
  expect((await mock.paymentLinks.all()).filter(({ title }) => title === 'Saree')).toEqual([])
  // Digits are grouped again as long as the commas are those of groups.
  await amount.fill('')
  await amount.pressSequentially('12345')
  await expect(amount).toHaveValue('12,345')
  await amount.press('Backspace')
  await expect(amount).toHaveValue('1,234')
  await amount.press('Backspace')
  await expect(amount).toHaveValue('123')
})
