import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

const RETRIED_AFTER_MS = 1000

const lists = [
  { operation: 'listTransactions', open: '/dashboard/transactions' },
  { operation: 'listPaymentLinks', open: '/dashboard/links' },
  { operation: 'listSettlements', open: '/dashboard/settlements' },
  { operation: 'listGateways', open: '/dashboard/gateways' },
  { operation: 'listPaymentMethods', open: '/dashboard/methods' },
  { operation: 'getStats', open: '/dashboard' },
]
const failed = (page: Page) => page.getByRole('heading', { name: "Couldn't load" })

test('each list is retried once after an error, then manually', async ({ page, mock, signIn }) => {
  const faults: Record<string, string> = {}
  for (const { operation } of lists)
    faults[operation] = (await mock.faults.add({ operation, status: 503, body: {} })).id
  const callsOf = async (operation: string) => (await mock.journal.calls({ operation })).length
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/profile' })
  await test.step('each is retried once', async () => {
    for (const { operation } of lists) await mock.journal.waitFor(operation, { count: 1 })
    await page.clock.fastForward(RETRIED_AFTER_MS)
    for (const { operation } of lists) await mock.journal.waitFor(operation, { count: 2 })
    await expect(toasts(page)).toHaveText(['Failed to fetch transactions'])
    for (const { operation } of lists) expect(await callsOf(operation), operation).toBe(2)
  })
  for (const { operation, open } of lists) {
    await test.step(`${operation}, manually`, async () => {
      await goTo(page, open)
      await page.clock.fastForward(RETRIED_AFTER_MS)
      await expect(failed(page)).toHaveCount(1)
      await expect(page.locator('[aria-live]', { hasText: 'could not be loaded.' }).first()).toBeAttached()
      const before = await callsOf(operation)
      await mock.faults.remove(faults[operation] ?? '')
      await page.getByRole('button', { name: 'Retry' }).press('Enter')
      await mock.journal.waitFor(operation, { count: before + 1 })
      await expect(failed(page)).toHaveCount(0)
      await expect(page.locator('main :focus')).toHaveCount(1)
    })
  }
  await expect(toasts(page)).toHaveText([/^Failed to fetch transactions/])
})

test('a list that hangs in one tab does not hold up another', async ({ page, mock, signIn }) => {
  await mock.faults.sequence('listSettlements', [{ transport: { how: 'hang', ms: 60_000 } }])
  await signIn('merchant', { open: '/dashboard/settlements' })
  const [{ request }] = await mock.journal.waitFor('listSettlements', { count: 1 })
  // Otherwise the browser's cache would hold the other request back until this one ends.
  expect(request.headers['cache-control']).toBe('no-cache')
  const other = await page.context().newPage()
  await other.goto('/dashboard/settlements')
  await expect(other.getByRole('table')).toBeVisible()
})
