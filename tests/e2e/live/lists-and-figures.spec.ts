import { expect, test } from '../support/fixtures.ts'
import { customerPays, readsOf, responseWithin, stopClock, UPDATED_WITHIN_MS } from '../support/live.ts'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('an open list shows a new payment within 15 seconds', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(page.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible()
  const rows = page.getByRole('row')
  const rowOf = ({ id }: { id: string }) => page.getByRole('row', { name: new RegExp(id) })
  await test.step('a new payment is shown, and an unchanged list is not sent again', async () => {
    const earlier = await customerPays(mock)
    await page.getByRole('button', { name: 'Refresh' }).press('Enter')
    await expect(rowOf(earlier.transaction)).toBeVisible()

    await stopClock(page)
    const { transaction } = await customerPays(mock)
    const row = rowOf(transaction)
    await expect(row).toHaveCount(0)
    await responseWithin(page, UPDATED_WITHIN_MS, 'transactions')
    await expect(row).toContainText('New')
    await expect(row).toContainText('₹1,250.00')
    await expect(page.getByText('New payment: ₹1,250.00 from Meera Iyer.')).toBeAttached()

    await stopClock(page)
    expect((await responseWithin(page, UPDATED_WITHIN_MS, 'transactions')).status()).toBe(304)
  })
  await test.step('rows do not move while the user reads further down', async () => {
    await expect(rows.nth(20)).toBeAttached()
    await page.mouse.wheel(0, 600)
    // Until it is there, every row may move.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    // The element, not its place among the rows: those above leave the document as the list scrolls.
    const read = await rows.nth(15).elementHandle()
    await stopClock(page)
    const before = await read?.boundingBox()
    const { transaction } = await customerPays(mock, { amount: 130_000 })
    await responseWithin(page, UPDATED_WITHIN_MS, 'transactions')
    const waiting = page.getByRole('button', { name: '1 new payment' })
    await expect(waiting).toBeVisible()
    expect(await read?.boundingBox()).toEqual(before)
    await waiting.press('Enter')
    await expect(rows.nth(1)).toHaveAccessibleName(new RegExp(transaction.id))
  })
  await test.step('paused updates stay paused after a reload, until they are resumed', async () => {
    await page.getByRole('button', { name: 'Pause updates' }).press('Enter')
    await page.reload()
    await expect(page.getByText(/^Paused at/)).toBeVisible()
    const reads = readsOf(page)
    await stopClock(page)
    await page.clock.runFor(120_000)
    expect(reads).toEqual([])
    const { transaction } = await customerPays(mock, { amount: 140_000 })
    await page.getByRole('button', { name: 'Pause updates' }).press('Enter')
    await responseWithin(page, 1000, 'transactions')
    await expect(rowOf(transaction)).toBeVisible()
  })
})

test('the dashboard counts a new payment within 15 seconds', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  await signIn('merchant')
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
  await stopClock(page)
  // What was due meanwhile: the bound counts from there.
  await responseWithin(page, UPDATED_WITHIN_MS, 'stats')
  await stopClock(page)
  await customerPays(mock)
  await responseWithin(page, UPDATED_WITHIN_MS, 'stats')
  await expect(page.getByRole('main')).toContainText('₹1,250.00')
})
