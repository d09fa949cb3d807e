import type { Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { createLink } from '../support/create-link.ts'
import { expect, test } from '../support/fixtures.ts'
import { confirmRefund, fillRefund } from '../support/refund.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

const paths = {
  refundTransaction: '**/api/payments/refund',
  createPaymentLink: '**/api/payments/create',
}

/**
 * The ways to lose the response to a completed request, with the expected messages. Each is seen with a refund or with a
 * link; at-most-once.model.test.ts has all of them with both.
 */
const losses = (fallback: string) =>
  [
    { how: 'reset', words: 'Network error' },
    { how: 'empty', words: fallback },
    { how: 'malformed', words: fallback },
    { how: 'as a 503', words: fallback },
  ] as const

const isOfRefunds = (how: string) => how === 'reset' || how === 'malformed'

/**
 * The server handles matching requests, but their responses are lost in the given way.
 * @returns a function that ends the losses and counts them
 */
async function lose(
  { page, mock }: { page: Page; mock: Mock },
  operation: keyof typeof paths,
  how: ReturnType<typeof losses>[number]['how'],
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

for (const { how, words } of losses('Failed to process refund').filter(({ how }) => isOfRefunds(how))) {
  test(`a refund whose response arrives ${how} is sent again with its key, and paid once`, async ({
    page,
    mock,
    signIn,
  }) => {
    const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100', reason: 'Torn box' })
    const countLost = await lose({ page, mock }, 'refundTransaction', how)
    await confirmRefund(dialog, '₹100.00')
    await expect(toasts(page)).toHaveText([words])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible()
    await expect(dialog).toContainText('We cannot tell whether the refund of ₹100.00 (Torn box)')
    const lost = await countLost()
    await page.reload()
    await expect(dialog.getByLabel('Amount in ₹')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText('Refunded once. The first answer got lost.')
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Up to ₹399.00')
    const { refundedAmount, refunds } = await mock.transactions.get(id)
    expect([refundedAmount, refunds.length]).toEqual([10_000, 1])
    expect(keysOf(await mock.journal.calls({ operation: 'refundTransaction' }))).toEqual([lost + 1, 1])
  })
}

test('an unconfirmed refund is shown on its payment, and looked up instead of sent again', async ({
  page,
  mock,
  signIn,
}) => {
  const { dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
  const countLost = await lose({ page, mock }, 'refundTransaction', 'reset')
  await confirmRefund(dialog, '₹100.00')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Resolve refund' }).click()
  await dialog.getByRole('button', { name: 'Check what happened' }).click()
  await expect(dialog).toContainText('was made.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
  expect(keysOf(await mock.journal.calls({ operation: 'refundTransaction' }))).toEqual([await countLost(), 1])
})

for (const { how, words } of losses('Failed to create payment').filter(({ how }) => !isOfRefunds(how))) {
  test(`a link whose response arrives ${how} is sent again with its key, and created once`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('merchant', { open: '/dashboard/links/new' })
    const countLost = await lose({ page, mock }, 'createPaymentLink', how)
    await createLink(page, { title: `Atlas, ${how}`, amount: '499' })
    await expect(toasts(page)).toHaveText([words])
    const dialog = page.getByRole('dialog', { name: 'Create payment link' })
    await expect(dialog).toContainText(`We cannot tell whether the payment link “Atlas, ${how}” (₹499.00)`)
    const lost = await countLost()
    await page.reload()
    await expect(dialog.getByLabel('Title')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toHaveText(
      'This payment link was already created. No second one was created.',
    )
    await page
      .getByRole('dialog', { name: `Atlas, ${how}` })
      .getByRole('button', { name: 'Close' })
      .click()
    await expect(page.getByRole('row', { name: `Atlas, ${how}` })).toHaveCount(1)
    expect(keysOf(await mock.journal.calls({ operation: 'createPaymentLink' }))).toEqual([lost + 1, 1])
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('row', { name: `Atlas, ${how}` })).toHaveCount(1)
  })
}

test('an unconfirmed link is shown above the list, and looked up instead of sent again', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  const countLost = await lose({ page, mock }, 'createPaymentLink', 'reset')
  await createLink(page, { title: 'Atlas', amount: '499' })
  const dialog = page.getByRole('dialog', { name: 'Create payment link' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Resolve payment link' }).click()
  await dialog.getByRole('button', { name: 'Check what happened' }).click()
  await expect(dialog.getByText('was created.')).toBeFocused()
  await dialog.getByRole('button', { name: 'Show payment link' }).click()
  await expect(page.getByRole('dialog', { name: 'Atlas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resolve payment link' })).toHaveCount(0)
  expect(keysOf(await mock.journal.calls({ operation: 'createPaymentLink' }))).toEqual([await countLost(), 1])
})

/** The number of requests and of their distinct idempotency keys. */
function keysOf(calls: { request: { headers: Record<string, string> } }[]) {
  return [calls.length, new Set(calls.map(({ request }) => request.headers['idempotency-key'])).size]
}
