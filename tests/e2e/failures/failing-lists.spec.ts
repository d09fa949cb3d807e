import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ expectedInConsole: /status of 5\d\d|ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/ })

const toasts = (page: Page) => page.getByRole('alert').locator('p')

const RETRIED_AFTER_MS = 1000

const lists = [
  { operation: 'listTransactions', open: '/dashboard/transactions', toast: 'Failed to fetch transactions' },
  { operation: 'listPaymentLinks', open: '/dashboard/links' },
  { operation: 'listSettlements', open: '/dashboard/settlements' },
  { operation: 'listGateways', open: '/dashboard/gateways' },
  { operation: 'listPaymentMethods', open: '/dashboard/methods' },
  { operation: 'getStats', open: '/dashboard' },
]

test('each list is retried once after an error, then manually, and only transactions have a toast', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install()
  for (const { operation, open, toast } of lists) {
    await test.step(operation, async () => {
      await mock.scenario('busy-day')
      const { id } = await mock.faults.add({ operation, status: 503, body: {} })
      await signIn('merchant', { open })
      await mock.journal.waitFor(operation, { count: 1 })
      await page.clock.fastForward(RETRIED_AFTER_MS)
      const panel = page.getByRole('heading', { name: "Couldn't load" })
      await expect(panel).toHaveCount(1)
      await expect(toasts(page)).toHaveText(toast ? [toast] : [])
      expect(await mock.journal.calls({ operation })).toHaveLength(2)
      await mock.faults.remove(id)
      await page.getByRole('button', { name: 'Retry' }).click()
      await mock.journal.waitFor(operation, { count: 3 })
      await expect(panel).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test('a list whose response arrives broken can be reloaded', async ({ page, mock, signIn }) => {
  const { id } = await mock.faults.add({ operation: 'listTransactions', transport: { how: 'malformed' } })
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(page.getByRole('heading', { name: "Couldn't load" })).toBeVisible()
  await expect(toasts(page)).toHaveText(['Failed to fetch transactions'])
  await mock.faults.remove(id)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a filtered list that fails to load shows one message', async ({ page, mock, signIn }) => {
  await mock.faults.add({ operation: 'listTransactions', status: 503, body: {} })
  await signIn('merchant', { open: '/dashboard/transactions?status=failed' })
  await expect(page.getByRole('heading', { name: "Couldn't load" })).toBeVisible()
  await mock.journal.waitFor('listTransactions', { count: 4 })
  await expect(toasts(page)).toHaveText(['Failed to fetch transactions'])
})

test('a list that hangs in one tab does not hold up the same list in another', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard' })
  await mock.faults.sequence('listSettlements', [{ transport: { how: 'hang', ms: 60_000 } }])
  await page.goto('/dashboard/settlements')
  const [{ request }] = await mock.journal.waitFor('listSettlements', { count: 1 })
  // In the browser's cache the other request would wait for this one, until the browser gives up.
  expect(request.headers['cache-control']).toBe('no-cache')
  const other = await page.context().newPage()
  await other.goto('/dashboard/settlements')
  await expect(other.getByRole('table')).toBeVisible()
})
