import { expect, test } from '../support/fixtures.ts'
import { sendUntilGone } from '../support/forms.ts'

test('a created link is at the top, can be edited and deleted @phone', async ({ page, signIn }) => {
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

  await first.getByRole('link', { name: 'Edit Atlas, first edition' }).click()
  await page.getByLabel('Amount in ₹').fill('1599')
  await page.getByRole('button', { name: 'Save payment link' }).click()
  await expect(page.getByRole('status')).toContainText('Payment link updated successfully')
  await expect(first).toContainText('₹1,599.00')

  await first.getByRole('button', { name: 'Delete Atlas, first edition' }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('status')).toContainText('Payment link deleted successfully')
  await expect(page.getByRole('row', { name: /Atlas, first edition/ })).toHaveCount(0)
})

test('submitting its form repeatedly creates one link', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  await page.getByLabel('Title').fill('Atlas, first edition')
  await page.getByLabel('Amount in ₹').fill('1,499.50')
  await page.getByRole('dialog').locator('form').evaluate(sendUntilGone)
  await expect(page.getByRole('status')).toHaveText('Payment link created successfully')
  expect(await mock.journal.calls({ operation: 'createPaymentLink' })).toHaveLength(1)
})

test('the list is searched and filtered, and the URL contains the filters', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.paymentLinks.insert({ title: 'Zari border, gold', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links' })
  await page.getByLabel('Search', { exact: true }).fill('zari')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Zari border, gold')
  await expect(page).toHaveURL(/search=zari/)
  await page.getByLabel('Status').selectOption('Expired')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/dashboard/links')
})

test('a merchant without links sees an introduction', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(page.getByRole('heading', { name: 'No payment links yet' })).toBeVisible()
})

test('a viewer sees links and why they cannot be changed', async ({ page, signIn }) => {
  await signIn('viewer', { open: '/dashboard/links' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Your role is viewer: you have read-only access.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test.describe('when rejected', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test("the server's message is shown at its field, and the input is kept", async ({ page, signIn }) => {
    await signIn('merchant', { open: '/dashboard/links/new' })
    await page.getByLabel('Title').fill('Atlas')
    await page.getByLabel('Amount in ₹').fill('500')
    await page.getByLabel('Minimum part payment, ₹ (optional)').fill('600')
    await page.getByRole('button', { name: 'Create payment link' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'The minimum is above the amount.' }),
    ).toBeAttached()
    await expect(page.getByLabel('Minimum part payment, ₹ (optional)')).toHaveAccessibleDescription(
      /at most the amount/,
    )
    await expect(page.getByLabel('Title')).toHaveValue('Atlas')
  })
})
