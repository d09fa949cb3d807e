import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { lines, PAYMENT } from './error-catalogue.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_CONNECTION_RESET|ERR_FAILED/ })

for (const { call, method, path, who, open, act, success, fallback, network } of lines) {
  test(`${call}: success, the server's message, the fallback, and no response`, async ({ page, signIn }) => {
    await (who ? signIn(who, { open }) : page.goto(open))
    const alert = page.getByRole('alert')

    await test.step("the server's message", async () => {
      await failNext(page, path, method, { status: 503, body: { message: 'We are closed for an hour.' } })
      await act(page)
      await expect(alert.filter({ hasText: 'We are closed for an hour.' })).toBeAttached()
    })
    await test.step('the fallback', async () => {
      await page.goto(open)
      await failNext(page, path, method, { status: 500, body: {} })
      await act(page)
      await expect(alert.filter({ hasText: fallback })).toBeAttached()
    })
    await test.step('no response', async () => {
      await page.goto(open)
      await failNext(page, path, method)
      await act(page)
      await expect(alert.getByText(network, { exact: true })).toBeAttached()
    })
    await test.step('success', async () => {
      await page.goto(open)
      await act(page)
      await expect(page.getByRole('status').filter({ hasText: success })).toBeAttached()
    })
  })
}

/** Injects a response, or none, for the next matching request. */
async function failNext(
  page: Page,
  path: RegExp,
  method: string,
  answer?: { status: number; body: unknown },
) {
  await page.route(
    path,
    async (route) => {
      if (route.request().method() !== method) return await route.fallback()
      if (answer) await route.fulfill({ status: answer.status, json: answer.body })
      else await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

test('deleting a link shows the outcome', async ({ page, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Atlas', status: 'active' })
  await signIn('merchant', { open: '/dashboard/links?search=atlas' })
  const path = /\/api\/payments\/links\//
  for (const [answer, words] of [
    [{ status: 503, body: { message: 'We are closed for an hour.' } }, 'We are closed for an hour.'],
    [{ status: 500, body: {} }, 'Failed to delete payment link'],
    [undefined, PAYMENT],
  ] as const) {
    await failNext(page, path, 'DELETE', answer)
    await page.getByRole('button', { name: 'Delete Atlas' }).click()
    await page.getByRole('button', { name: 'Delete now' }).click()
    await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeAttached()
    await expect(page.getByRole('row', { name: `Couldn't delete: ${words}` })).toBeVisible()
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
  const path = /\/api\/auth\/reset-password$/
  const open = async () => {
    await page.goto(`/reset-password/${token}`)
    await page.getByLabel('New password').fill('a-long-phrase-3')
    await page.getByRole('button', { name: 'Set new password' }).click()
  }
  await failNext(page, path, 'POST', { status: 500, body: {} })
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
  signIn,
}) => {
  await page.route(/\/api\/payments\/(transactions|links|settlements|gateways|methods|stats)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(page.getByRole('heading', { name: "Couldn't load" })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch transactions' })).toBeAttached()
  await expect(page.getByRole('alert').locator('p')).toHaveText(['Failed to fetch transactions'])
  await page.unroute(/\/api\/payments\/(transactions|links|settlements|gateways|methods|stats)/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
