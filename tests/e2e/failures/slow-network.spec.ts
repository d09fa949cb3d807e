import type { Page, Route } from 'playwright/test'
import { choose } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { hold } from '../support/hold.ts'
import { confirmButton, fillRefund, reviewButton } from '../support/refund.ts'
import { filterList } from '../support/search.ts'

const busy = (page: Page) => page.locator('[aria-busy="true"]')

test('a slow list keeps its rows while loading, and the last filter wins', async ({ page, mock, signIn }) => {
  const rows = page.getByRole('row')
  const { id } = await mock.transactions.insert({ amount: 12_300, status: 'failed' })
  await test.step('while a list is loading, a skeleton is shown and marked as busy', async () => {
    const release = await hold(page, '**/api/payments/**')
    await signIn('merchant', { open: '/dashboard/transactions' })
    await expect(busy(page).getByText('Loading')).toBeAttached()
    await expect(page.getByRole('table')).toHaveCount(0)
    release()
    await expect(rows.nth(1)).toBeVisible()
    await expect(busy(page)).toHaveCount(0)
  })
  await test.step('old rows stay visible while new ones are loading', async () => {
    const release = await hold(page, '**/api/payments/transactions*')
    await choose(page, 'Status', 'Failed')
    await expect(busy(page)).toBeVisible()
    await expect(rows.nth(1)).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    release()
    await expect(busy(page)).toHaveCount(0)
    await expect(rows.nth(1)).toContainText('Failed')
  })
  await test.step('changing filters quickly ends with the rows of the last one', async () => {
    await goTo(page, '/dashboard/transactions')
    await expect(rows.nth(1)).toBeVisible()
    await page.unrouteAll()
    // The earlier a request, the later its response.
    const releases: (() => void)[] = []
    for (const status of ['Refunded', 'Failed']) {
      const url = new RegExp(`/transactions\\?(?!.*search=).*status=${status.toLowerCase()}`)
      releases.unshift(await hold(page, url, fulfill))
      const request = page.waitForRequest(url)
      await choose(page, 'Status', status)
      await request
    }
    await filterList(page, id.slice(0, -1))
    await filterList(page, id)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(id)
    await expect(page).toHaveURL(new RegExp(`search=${id}`))
    // Even after all responses have arrived, the rows stay.
    for (const release of releases) release()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(busy(page)).toHaveCount(0)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(id)
  })
})

test('a second click on Refund sends nothing', async ({ page, mock, signIn }) => {
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  const release = await hold(page, '**/api/payments/refund')
  await reviewButton(dialog, '₹100.00').click()
  const send = confirmButton(dialog, '₹100.00')
  await send.dblclick()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(send).toBeFocused()
  await send.press('Enter')
  release()
  await expect(page.getByRole('status')).toHaveText('Refund processed successfully')
  await expect(dialog).toHaveCount(0)
  expect(await mock.journal.calls({ operation: 'refundTransaction' })).toHaveLength(1)
  expect(await mock.transactions.get(id)).toMatchObject({ refundedAmount: 10_000 })
})

test('a late response does not close a form opened since', async ({ page, signIn }) => {
  const form = page.getByRole('dialog', { name: 'Create payment link' })
  await signIn('merchant', { open: '/dashboard/links/new' })
  await page.getByLabel('Title').fill('Atlas, late edition')
  await page.getByLabel('Amount in ₹').fill('499')
  const release = await hold(page, '**/api/payments/create')
  await page.getByRole('button', { name: 'Create payment link' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('link', { name: 'Create payment link' }).press('Enter')
  await expect(form).toContainText('We cannot tell whether the payment link “Atlas, late edition”')
  const handled = page.waitForResponse('**/api/payments/create')
  release()
  await handled
  await form.getByRole('button', { name: 'Check what happened' }).press('Enter')
  await expect(form.getByText(/^The payment link .*was created\.$/)).toBeFocused()
})

/** Sends the response even if the request was cancelled. */
async function fulfill(route: Route) {
  await route.fulfill({ response: await route.fetch() })
}
