import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { signInAs } from '../support/forms.ts'
import { hydrated } from '../support/public-fixtures.ts'
import { confirmRefund, fillRefund } from '../support/refund.ts'

async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
}

test('another user in one tab switches the other', async ({ page, context, mock, signIn }) => {
  const signInElsewhere = async (other: Page, who: 'merchant' | 'other merchant') => {
    await other.goto('/login')
    await signInAs(other, who)
  }
  await mock.paymentLinks.insert({ title: 'Of Tarang only', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(page.getByRole('row', { name: /Of Tarang only/ })).toBeVisible()
  const other = await openTab(context, '/about-us')
  await hydrated(other)
  await test.step('a tab in the merchant area is signed out, and shows nothing of the first user', async () => {
    await logOut(other)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status')).toHaveText('You have been signed out.')
    await signInElsewhere(other, 'other merchant')
    await expect(page).toHaveURL('/dashboard/links')
    await expect(page.getByRole('button', { name: 'Account of Ravi Kulkarni' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('row', { name: /Of Tarang only/ })).toHaveCount(0)
    expect((await context.cookies()).map(({ name }) => name)).toContain('auth_token')
  })
  await test.step('a tab that left it loads no data for the next user until they return', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    // The address changes before the list is gone, which loads until then.
    await expect(page.getByRole('table')).toHaveCount(0)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await logOut(other)
    await signInElsewhere(other, 'merchant')
    await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
    expect(calls.filter((path) => path.startsWith('/api/payments/'))).toEqual([])

    await page.goBack()
    await expect(page.getByRole('row', { name: /Of Tarang only/ })).toBeVisible()
    await expect.poll(() => calls).toContain('/api/payments/gateways')
  })
})

test.describe('a refund made elsewhere', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('leaves the rest of a payment to be refunded', async ({ page, context, mock, signIn }) => {
    const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '499' })
    const { value: token = '' } = (await context.cookies()).find(({ name }) => name === 'auth_token') ?? {}
    const refund = await page.request.post('/api/payments/refund', {
      headers: {
        ...mock.headers,
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      data: { transactionId: id, amount: 40_000 },
    })
    expect(refund.ok()).toBe(true)
    await confirmRefund(dialog, '₹499.00')
    await expect(dialog).toContainText('Can still be refunded₹99.00')
    await expect(dialog.getByLabel('Amount in ₹')).toHaveValue('499')
    await dialog.getByLabel('Amount in ₹').fill('99')
    await confirmRefund(dialog, '₹99.00')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('This payment has been fully refunded.')).toBeVisible()
    expect(await mock.transactions.get(id)).toMatchObject({ refundedAmount: 49_900 })
  })
})
