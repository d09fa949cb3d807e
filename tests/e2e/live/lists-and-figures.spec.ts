import { expect, test } from '../support/fixtures.ts'
import { asksWithin, customerPays, readsOf, stopClock } from '../support/live.ts'

const BOUND_MS = 15_000

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('an open list shows a new payment within 15 seconds or when it is refreshed, and is not sent again unchanged', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(page.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible()
  const rowOf = ({ id }: { id: string }) => page.getByRole('row', { name: new RegExp(id) })
  const earlier = await customerPays(mock)
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await expect(rowOf(earlier.transaction)).toBeVisible()

  await stopClock(page)
  const { transaction } = await customerPays(mock)
  const row = rowOf(transaction)
  await expect(row).toHaveCount(0)
  await asksWithin(page, BOUND_MS, 'transactions')
  await expect(row).toContainText('New')
  await expect(row).toContainText('₹1,250.00')
  await expect(page.getByText('New payment: ₹1,250.00 from Meera Iyer.')).toBeAttached()

  expect((await asksWithin(page, BOUND_MS, 'transactions')).status()).toBe(304)
})

test('the dashboard counts a new payment within 15 seconds', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  await signIn('merchant')
  await expect(page.getByRole('link', { name: 'Receive your first payment' })).toBeVisible()
  await stopClock(page)
  await customerPays(mock)
  await asksWithin(page, BOUND_MS, 'stats')
  await expect(page.getByRole('main')).toContainText('₹1,250.00')
})

test('rows do not move while the user reads further down', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  const rows = page.getByRole('row')
  await expect(rows.nth(20)).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  // The element, not its place among the rows: those above leave the document as the list scrolls.
  const read = await rows.nth(15).elementHandle()
  await stopClock(page)
  const before = await read?.boundingBox()
  const { transaction } = await customerPays(mock)
  await asksWithin(page, BOUND_MS, 'transactions')
  const waiting = page.getByRole('button', { name: '1 new payment' })
  await expect(waiting).toBeVisible()
  expect(await read?.boundingBox()).toEqual(before)
  await waiting.press('Enter')
  await expect(rows.nth(1)).toHaveAccessibleName(new RegExp(transaction.id))
})

test('paused updates stay paused after a reload, until they are resumed', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await page.getByRole('button', { name: 'Pause updates' }).press('Enter')
  await page.reload()
  await expect(page.getByText(/^Paused at/)).toBeVisible()
  const reads = readsOf(page)
  await stopClock(page)
  await page.clock.runFor(120_000)
  expect(reads).toEqual([])
  const { transaction } = await customerPays(mock)
  await page.getByRole('button', { name: 'Pause updates' }).press('Enter')
  await asksWithin(page, 1000, 'transactions')
  await expect(page.getByRole('row', { name: new RegExp(transaction.id) })).toBeVisible()
})
