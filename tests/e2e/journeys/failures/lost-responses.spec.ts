import type { Page } from 'playwright/test'
import type { Mock } from '../../../../mock-server/client/mock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { createLink } from '../../support/forms.ts'
import { goTo } from '../../support/go-to.ts'
import { confirmRefund, fillRefund } from '../../support/refund.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

/**
 * The server handles requests, but its responses are lost; at-most-once.model.test.ts loses them in every way.
 * @returns a function that ends the losses and counts them
 */
async function lose(mock: Mock, operation: string, how: 'reset' | 'empty'): Promise<() => Promise<number>> {
  // Not only the next response: browsers repeat a request if its reused connection was reset.
  const { id } = await mock.faults.add({ operation, transport: { how } })
  return async () => {
    const { hits = 0 } = (await mock.faults.all()).find((fault) => fault.id === id) ?? {}
    await mock.faults.remove(id)
    return hits
  }
}

test('a refund or a link is made once although its response is lost', async ({ page, mock, signIn }) => {
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100', reason: 'Torn box' })
  await test.step('a refund: shown on its payment after a reload, and sent again', async () => {
    const countLost = await lose(mock, 'refundTransaction', 'reset')
    await confirmRefund(dialog, '₹100.00')
    await expect(toasts(page)).toHaveText(['Network error'])
    await expect(dialog.getByText('Network error', { exact: true })).toBeVisible()
    await expect(dialog.locator(':focus')).toContainText(
      'We cannot tell whether the refund of ₹100.00 (Torn box)',
    )
    const lost = await countLost()
    await page.reload()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('button', { name: 'Resolve refund' }).press('Enter')
    await expect(dialog.getByLabel('Amount in ₹')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText(
      'Refund processed successfully. The first response was lost, so we checked: it was made once.',
    )
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
    const { refundedAmount, refunds } = await mock.transactions.get(id)
    expect([refundedAmount, refunds.length]).toEqual([10_000, 1])
    const calls = await mock.journal.calls({ operation: 'refundTransaction' })
    expect(keysOf(calls)).toEqual([lost + 1, 1])
  })
  await test.step('a link: shown above the list, and looked up instead of sent again', async () => {
    await goTo(page, '/dashboard/links')
    const create = page.getByRole('link', { name: 'Create payment link' })
    const form = page.getByRole('dialog', { name: 'Create payment link' })
    await create.press('Enter')
    const countLost = await lose(mock, 'createPaymentLink', 'empty')
    await createLink(page, { title: 'Zari border', amount: '499' })
    await expect(form).toContainText('We cannot tell whether the payment link “Zari border” (₹499.00)')
    await form.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(create).toBeFocused()
    await page.getByRole('link', { name: 'Resolve payment link' }).press('Enter')
    await form.getByRole('button', { name: 'Check what happened' }).press('Enter')
    await expect(form.getByText(/^The payment link .*was created\.$/)).toBeFocused()
    await form.getByRole('button', { name: 'Show payment link' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Zari border' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Resolve payment link' })).toHaveCount(0)
    const calls = await mock.journal.calls({ operation: 'createPaymentLink' })
    expect(keysOf(calls)).toEqual([await countLost(), 1])
  })
})

/** The number of requests and of their distinct idempotency keys. */
function keysOf(calls: { request: { headers: Record<string, string> } }[]) {
  return [calls.length, new Set(calls.map(({ request }) => request.headers['idempotency-key'])).size]
}
