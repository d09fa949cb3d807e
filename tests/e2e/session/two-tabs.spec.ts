import type { BrowserContext, Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
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

test('signing in as another user in one tab switches the other, which shows nothing of the first user', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await mock.paymentLinks.insert({ title: 'Of Tarang only', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(page.getByRole('row', { name: /Of Tarang only/ })).toBeVisible()
  const other = await openTab(context, '/about-us')
  await hydrated(other)
  await logOut(other)
  await expect(page).toHaveURL('/login')
  await other.goto('/login')
  await fillSignIn(other, demoEmail('other merchant'), DEMO_PASSWORD)
  await expect(page).toHaveURL('/dashboard/links')
  await expect(page.getByRole('button', { name: 'Account of Ravi Kulkarni' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('row', { name: /Of Tarang only/ })).toHaveCount(0)
})

test('a tab that left the merchant area loads no data for the next user until they return to it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard' })
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  // The address changes before the dashboard is gone, which loads until then.
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toHaveCount(0)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))

  const other = await openTab(context, '/about-us')
  await hydrated(other)
  await logOut(other)
  await other.goto('/login')
  await fillSignIn(other, demoEmail('other merchant'), DEMO_PASSWORD)
  await expect(page.getByRole('button', { name: 'Account of Ravi Kulkarni' })).toBeVisible()
  expect(calls.filter((path) => path.startsWith('/api/payments/'))).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  await expect.poll(() => calls).toContain('/api/payments/gateways')
})

test('signing in while two other tabs show the sign-in page signs all of them in', async ({
  page,
  context,
}) => {
  const others = [await openTab(context, '/login'), await openTab(context, '/login')]
  for (const other of others) await hydrated(other)
  await page.goto('/login')
  await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
  for (const tab of [page, ...others]) {
    await expect(tab).toHaveURL('/dashboard')
    await expect(tab.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  }
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth_token')
})

test('a token refreshed in one tab is used by the other', async ({ page, context, mock, origin, signIn }) => {
  await signIn('merchant', { open: '/dashboard/gateways' })
  await expect(page.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  // A remembered session last refreshed yesterday: the next tab to open refreshes it.
  await page.context().clearCookies({ name: 'auth_token' })
  const response = await page.request.post('/api/auth/login', {
    headers: mock.headers,
    data: { email: demoEmail('merchant'), password: DEMO_PASSWORD, rememberMe: true },
  })
  const { token } = await response.json()
  const cookie = { url: origin, sameSite: 'Strict' } as const
  await context.addCookies([
    { ...cookie, name: 'auth_token', value: token },
    { ...cookie, name: 'auth_remembered', value: String(Date.now()) },
  ])
  await page.reload()
  await expect(page.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  await mock.clock.advance({ days: 2 })
  const daysOn = Date.now() + 2 * 24 * 60 * 60 * 1000
  const other = await context.newPage()
  await other.clock.setFixedTime(daysOn)
  await other.goto('/dashboard/gateways')
  await expect(other.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  await mock.journal.waitFor('refreshToken')
  await page.getByRole('button', { name: 'Settings of Setubandh' }).click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('status')).toHaveText('Gateway settings updated successfully')
  await expect(page).toHaveURL('/dashboard/gateways')
  await expect(other).toHaveURL('/dashboard/gateways')
})

test.describe('changes in the other tab', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('a refunded payment can no longer be refunded here, and the figures are updated', async ({
    page,
    context,
    mock,
    signIn,
  }) => {
    const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
    const open = `/dashboard/transactions/${id}?refund=1`
    await signIn('merchant', { open })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByLabel('Amount in ₹')).toHaveValue('499')
    const other = await openTab(context, open)
    await other.getByRole('alertdialog').getByLabel('Amount in ₹').fill('400')
    await confirmRefund(other.getByRole('alertdialog'), '₹400.00')
    await expect(other.getByRole('alertdialog')).toHaveCount(0)

    await confirmRefund(dialog, '₹499.00')
    await expect(dialog).toContainText('Can still be refunded₹99.00')
    await expect(dialog.getByLabel('Amount in ₹')).toHaveValue('499')
    await dialog.getByLabel('Amount in ₹').fill('99')
    await confirmRefund(dialog, '₹99.00')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('This payment has been fully refunded.')).toBeVisible()
    expect(await mock.transactions.get(id)).toMatchObject({ refundedAmount: 49_900 })
  })

  test('a deleted link cannot be saved here, and disappears from the list', async ({
    page,
    mock,
    signIn,
  }) => {
    const { id } = await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
    await signIn('merchant', { open: `/dashboard/links/${id}/edit` })
    await page.getByLabel('Title').fill('Atlas, second edition')
    await mock.paymentLinks.remove(id)
    await page.getByRole('button', { name: 'Save payment link' }).click()
    const words = new RegExp(id)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeAttached()
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Atlas, second edition')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Atlas/ })).toHaveCount(0)
  })

  test('a refund is sent as it was after the session ended in both tabs', async ({
    page,
    context,
    mock,
    signIn,
  }) => {
    const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '123', reason: 'Torn box' })
    const other = await openTab(context, '/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await mock.faults.next('refundTransaction', { status: 401 })
    await confirmRefund(dialog, '₹123.00')
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
    await fillSignIn(other, demoEmail('merchant'), DEMO_PASSWORD)
    await expect(page).toHaveURL(`/dashboard/transactions/${id}?refund=1`)
    await expect(dialog).toContainText('Not confirmed yet: the session ended before the answer arrived.')
    expect(await mock.transactions.get(id)).toMatchObject({ refundedAmount: 0 })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Refund processed' })).toBeAttached()
    expect(await mock.transactions.get(id)).toMatchObject({
      refunds: [{ amount: 12_300, reason: 'Torn box' }],
    })
  })
})
