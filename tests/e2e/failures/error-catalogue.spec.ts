import { expect, test } from '../support/fixtures.ts'
import { stretchFiveSeconds } from '../support/undo-clock.ts'
import { lines, PAYMENT } from './error-catalogue.ts'

const NO_RESPONSE = { transport: { how: 'reset' }, handled: false } as const

test.use({ expectedInConsole: /status of 5\d\d|ERR_CONNECTION_RESET|ERR_FAILED/ })

for (const { call, operation, who, open, stays, act, success, fallback, network } of lines) {
  test(`${call}: success, the server's message, the fallback, and no response`, async ({
    page,
    mock,
    signIn,
  }) => {
    await (who ? signIn(who, { open }) : page.goto(open))
    const alert = page.getByRole('alert')
    const openAgain = () => (stays ? undefined : page.goto(open))

    await test.step("the server's message", async () => {
      await mock.faults.next(operation, { status: 503, body: { message: 'We are closed for an hour.' } })
      await act(page)
      await expect(alert.filter({ hasText: 'We are closed for an hour.' })).toBeAttached()
    })
    await test.step('the fallback', async () => {
      await openAgain()
      await mock.faults.next(operation, { status: 500, body: {} })
      await act(page)
      await expect(alert.filter({ hasText: fallback })).toBeAttached()
    })
    await test.step('no response', async () => {
      await openAgain()
      const { id } = await mock.faults.add({ operation, ...NO_RESPONSE })
      await act(page)
      await expect(alert.getByText(network, { exact: true })).toBeAttached()
      await mock.faults.remove(id)
    })
    await test.step('success', async () => {
      await openAgain()
      await act(page)
      await expect(page.getByRole('status').filter({ hasText: success })).toBeAttached()
    })
  })
}

test('deleting a link shows the outcome', async ({ page, mock, signIn }) => {
  await stretchFiveSeconds(page)
  await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links?search=atlas' })
  for (const [fault, words] of [
    [{ status: 503, body: { message: 'We are closed for an hour.' } }, 'We are closed for an hour.'],
    [{ status: 500, body: {} }, 'Failed to delete payment link'],
    [NO_RESPONSE, PAYMENT],
  ] as const) {
    const { id } = await mock.faults.add({ operation: 'deletePaymentLink', ...fault })
    await page.getByRole('button', { name: 'Delete Atlas' }).click()
    await page.getByRole('button', { name: 'Delete now' }).click()
    await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeAttached()
    await expect(page.getByRole('row', { name: `Couldn't delete: ${words}` })).toBeVisible()
    await mock.faults.remove(id)
    await page.getByRole('button', { name: 'Dismiss: Atlas' }).click()
  }
})

test('a reset link sets a new password once', async ({ page, mock }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('asha@tarang.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Password reset link sent to your email' }),
  ).toBeAttached()
  const { token } = await mock.outbox.last('asha@tarang.example')
  const open = async () => {
    await page.goto(`/reset-password/${token}`)
    await page.getByLabel('New password').fill('a-long-phrase-3')
    await page.getByRole('button', { name: 'Set new password' }).click()
  }
  await mock.faults.next('resetPassword', { status: 500, body: {} })
  await open()
  await expect(page.getByRole('alert').filter({ hasText: 'Password reset failed' })).toBeAttached()
  await open()
  await expect(page).toHaveURL('/login')
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Password reset successful! Please login with your new password.' }),
  ).toBeAttached()
})

test('failing to load transactions shows a toast; failing to load other lists does not', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.faults.add({ status: 500, body: {}, match: { path: '/api/payments/*' } })
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(page.getByRole('heading', { name: "Couldn't load" })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch transactions' })).toBeAttached()
  await expect(page.getByRole('alert').locator('p')).toHaveText(['Failed to fetch transactions'])
  await mock.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
