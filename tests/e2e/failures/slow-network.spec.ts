import type { Page, Route } from 'playwright/test'
import { choose } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { confirmButton, confirmRefund, fillRefund, reviewButton } from '../support/refund.ts'
import { filterList } from '../support/search.ts'

const busy = (page: Page) => page.locator('[aria-busy="true"]')

test('while a list is loading, a skeleton is shown and marked as busy', async ({ page, signIn }) => {
  const response = await hold(page, '**/api/payments/links*')
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(busy(page).getByText('Loading')).toBeAttached()
  await expect(page.getByRole('table')).toHaveCount(0)
  response()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(busy(page)).toHaveCount(0)
})

test('old rows stay visible while new ones are loading', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const response = await hold(page, '**/api/payments/transactions*')
  await choose(page, 'Status', 'Failed')
  await expect(busy(page)).toBeVisible()
  await expect(rows.nth(1)).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  response()
  await expect(busy(page)).toHaveCount(0)
  await expect(rows.nth(1)).toContainText('Failed')
})

test('a second click on Refund, and Enter after it, send nothing', async ({ page, mock, signIn }) => {
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  const response = await hold(page, '**/api/payments/refund')
  await reviewButton(dialog, '₹100.00').click()
  const send = confirmButton(dialog, '₹100.00')
  await send.dblclick()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(send).toBeFocused()
  await send.press('Enter')
  response()
  await expect(page.getByRole('status')).toHaveText('Refund processed successfully')
  await expect(dialog).toHaveCount(0)
  expect(await mock.journal.calls({ operation: 'refundTransaction' })).toHaveLength(1)
  expect(await mock.transactions.get(id)).toMatchObject({ refundedAmount: 10_000 })
})

test('a second click on Create, and Enter after it, send nothing', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  await page.getByLabel('Title').fill('Atlas, slow edition')
  await page.getByLabel('Amount in ₹').fill('499')
  const response = await hold(page, '**/api/payments/create')
  const send = page.getByRole('button', { name: 'Create payment link' })
  await send.dblclick()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Amount in ₹').press('Enter')
  response()
  await expect(page.getByRole('status')).toHaveText('Payment link created successfully')
  expect(await mock.journal.calls({ operation: 'createPaymentLink' })).toHaveLength(1)
  await page
    .getByRole('dialog', { name: 'Atlas, slow edition' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByRole('row', { name: /Atlas, slow edition/ })).toHaveCount(1)
})

test('a second click on Save sends each form once', async ({ page, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
  for (const { what, open, arrive, change, send, operation } of [
    {
      what: 'a link',
      open: '/dashboard/links?search=Atlas',
      arrive: { role: 'link', name: 'Edit Atlas' },
      send: 'Save payment link',
      operation: 'updatePaymentLink',
    },
    {
      what: 'a gateway',
      open: '/dashboard/gateways',
      arrive: { role: 'button', name: 'Settings of Setubandh' },
      send: 'Save settings',
      operation: 'updateGateway',
    },
    {
      what: 'a method',
      open: '/dashboard/methods',
      arrive: { role: 'button', name: 'Settings of UPI Intent' },
      send: 'Save settings',
      operation: 'updatePaymentMethod',
    },
    {
      what: 'the profile',
      open: '/dashboard/profile',
      // Unchanged forms are not submitted.
      change: { label: 'Your name', to: 'Asha Rao-Menon' },
      send: 'Save profile',
      operation: 'updateProfile',
    },
  ] as const) {
    await test.step(what, async () => {
      await signIn('merchant', { open })
      if (arrive) await page.getByRole(arrive.role, { name: arrive.name }).click()
      if (change) await page.getByLabel(change.label).fill(change.to)
      const response = await hold(page, '**/api/**')
      const save = page.getByRole('button', { name: send })
      await save.dblclick()
      await expect(save).toHaveAttribute('aria-busy', 'true')
      response()
      await expect(page.getByRole('status').filter({ hasText: 'updated successfully' })).toBeAttached()
      expect(await mock.journal.calls({ operation })).toHaveLength(1)
      await page.unroute('**/api/**')
    })
  }
})

test('leaving a screen while it loads has no side effects', async ({ page, signIn }) => {
  const response = await hold(page, '**/api/payments/**')
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(busy(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Settlements', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
  await page.getByRole('link', { name: 'Gateways', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gateways')
  response()
  await expect(page.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  await expect(page.getByRole('alert').locator('p')).toHaveCount(0)
  await page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('the outcome of a pending refund is shown even after leaving the screen', async ({
  page,
  mock,
  signIn,
}) => {
  const { dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  const response = await hold(page, '**/api/payments/refund')
  await confirmRefund(dialog, '₹100.00')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  response()
  await expect(page.getByRole('status')).toHaveText('Refund processed successfully')
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
})

test('changing filters quickly ends with the rows of the last one', async ({ page, mock, signIn }) => {
  const { id } = await mock.transactions.insert({ amount: 12_300, status: 'failed' })
  await signIn('merchant', { open: '/dashboard/transactions' })
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  // Earlier requests get later responses.
  const responses: (() => void)[] = []
  for (const status of ['Refunded', 'Failed']) {
    const url = new RegExp(`/transactions\\?(?!.*search=).*status=${status.toLowerCase()}`)
    responses.unshift(await hold(page, url, fulfill))
    const request = page.waitForRequest(url)
    await choose(page, 'Status', status)
    await request
  }
  await filterList(page, id.slice(0, -1))
  await filterList(page, id)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(id)
  await expect(page).toHaveURL(new RegExp(`search=${id}`))
  // All responses have arrived, and none replaced the rows.
  for (const response of responses) response()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(busy(page)).toHaveCount(0)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(id)
})

test('a late response for a link closes nothing opened since, and its outcome is shown there', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  await page.getByLabel('Title').fill('Atlas, late edition')
  await page.getByLabel('Amount in ₹').fill('499')
  const response = await hold(page, '**/api/payments/create')
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Create payment link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create payment link' })
  await expect(dialog).toContainText('We cannot tell whether the payment link “Atlas, late edition”')
  response()
  await expect(
    page.getByRole('status').filter({ hasText: 'Payment link created successfully' }),
  ).toBeAttached()
  await dialog.getByRole('button', { name: 'Check what happened' }).click()
  await expect(dialog.getByText('was created.')).toBeFocused()
})

/** Sends the response, even if nobody waits for it any more. */
async function fulfill(route: Route) {
  await route.fulfill({ response: await route.fetch() })
}
