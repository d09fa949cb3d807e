import type { Page } from 'playwright/test'
import type { Mock } from '../../../../mock-server/client/mock.ts'
import { createLink } from '../../support/create-link.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { confirmRefund, fillRefund } from '../../support/refund.ts'
import { rowLinks } from '../../support/rows.ts'
import { dismissToasts } from '../../support/toasts.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

const paths = {
  refundTransaction: '**/api/payments/refund',
  createPaymentLink: '**/api/payments/create',
}

/**
 * The server handles matching requests, but their responses are lost in the given way: each is seen with a refund or
 * with a link, and at-most-once.model.test.ts has all of them with both.
 * @returns a function that ends the losses and counts them
 */
async function lose(
  { page, mock }: { page: Page; mock: Mock },
  operation: keyof typeof paths,
  how: 'reset' | 'empty' | 'malformed' | 'as a 503',
): Promise<() => Promise<number>> {
  if (how === 'as a 503') return await replaceNextBy503(page, paths[operation])
  // Not only the next one: browsers repeat a request whose reused connection was reset before the response.
  const { id } = await mock.faults.add({ operation, transport: { how } })
  return async () => {
    const { hits = 0 } = (await mock.faults.all()).find((fault) => fault.id === id) ?? {}
    await mock.faults.remove(id)
    return hits
  }
}

/** In the browser, since the mock server injects a status only without handling the request. */
async function replaceNextBy503(page: Page, path: string) {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: {} })
    },
    { times: 1 },
  )
  return async () => 1
}

test('a refund or a link whose response is lost is made once', async ({ page, mock, signIn }) => {
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100', reason: 'Torn box' })
  const calls = () => mock.journal.calls({ operation: 'refundTransaction' })
  let lost = 0
  await test.step('a refund: reset, and sent again after a reload', async () => {
    const countLost = await lose({ page, mock }, 'refundTransaction', 'reset')
    await confirmRefund(dialog, '₹100.00')
    await expect(toasts(page)).toHaveText(['Network error'])
    await expect(dialog.getByText('Network error', { exact: true })).toBeVisible()
    await expect(dialog.locator(':focus')).toContainText(
      'We cannot tell whether the refund of ₹100.00 (Torn box)',
    )
    lost = await countLost()
    await page.reload()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(dialog.getByLabel('Amount in ₹')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText(
      'Refund processed successfully. The first response was lost, so we checked: it was made once.',
    )
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
    const { refundedAmount, refunds } = await mock.transactions.get(id)
    expect([refundedAmount, refunds.length]).toEqual([10_000, 1])
    expect(keysOf(await calls())).toEqual([lost + 1, 1])
  })
  await test.step('a refund: malformed, shown on the payment, and looked up instead of sent again', async () => {
    const open = page.getByRole('button', { name: 'Refund', exact: true })
    await open.press('Enter')
    await dialog.getByLabel('Amount in ₹').fill('50')
    const countLost = await lose({ page, mock }, 'refundTransaction', 'malformed')
    await confirmRefund(dialog, '₹50.00')
    await expect(dialog.getByText('Failed to process refund', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('button', { name: 'Resolve refund' }).press('Enter')
    await dialog.getByRole('button', { name: 'Check what happened' }).press('Enter')
    await expect(dialog.getByText(/^The refund of ₹50\.00 .*was made\.$/)).toBeFocused()
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(open).toBeVisible()
    expect(keysOf(await calls())).toEqual([lost + 1 + (await countLost()), 2])
  })
  const form = page.getByRole('dialog', { name: 'Create payment link' })
  const rows = page.getByRole('row', { name: 'Atlas' })
  const created = () => mock.journal.calls({ operation: 'createPaymentLink' })
  lost = 0
  await test.step('a link: as a 503, and sent again after a reload', async () => {
    await dismissToasts(page)
    await goTo(page, '/dashboard/links/new')
    const countLost = await lose({ page, mock }, 'createPaymentLink', 'as a 503')
    await createLink(page, { title: 'Atlas', amount: '499' })
    await expect(toasts(page)).toHaveText(['Failed to create payment'])
    await expect(form).toContainText('We cannot tell whether the payment link “Atlas” (₹499.00)')
    lost = await countLost()
    await page.reload()
    await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveCount(0)
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toHaveText(
      'This payment link was already created. No second one was created.',
    )
    const panel = page.getByRole('dialog', { name: 'Atlas' })
    await panel.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(panel).toHaveCount(0)
    // It returns a frame later.
    await expect(rowLinks(page).filter({ hasText: 'Atlas' })).toBeFocused()
    await expect(rows).toHaveCount(1)
    expect(keysOf(await created())).toEqual([lost + 1, 1])
    const made = (await mock.paymentLinks.all()).filter(({ title }) => title === 'Atlas')
    expect(made).toHaveLength(1)
  })
  await test.step('a link: empty, shown above the list, and looked up instead of sent again', async () => {
    const create = page.getByRole('link', { name: 'Create payment link' })
    await create.press('Enter')
    const countLost = await lose({ page, mock }, 'createPaymentLink', 'empty')
    await createLink(page, { title: 'Zari border', amount: '499' })
    await form.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(create).toBeFocused()
    await page.getByRole('link', { name: 'Resolve payment link' }).press('Enter')
    await form.getByRole('button', { name: 'Check what happened' }).press('Enter')
    await expect(form.getByText(/^The payment link .*was created\.$/)).toBeFocused()
    await form.getByRole('button', { name: 'Show payment link' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Zari border' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Resolve payment link' })).toHaveCount(0)
    expect(keysOf(await created())).toEqual([lost + 1 + (await countLost()), 2])
  })
})

/** The number of requests and of their distinct idempotency keys. */
function keysOf(calls: { request: { headers: Record<string, string> } }[]) {
  return [calls.length, new Set(calls.map(({ request }) => request.headers['idempotency-key'])).size]
}
