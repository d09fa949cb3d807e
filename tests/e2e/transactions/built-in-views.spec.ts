import { chip, removeFilter } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { loaded, rows, view, views } from '../support/views.ts'

const HOUR_MS = 3_600_000

test("failures in the last 24 h are those by the server's clock", async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant', { clock: '2027-03-10T06:00:00Z' })
  const at = async (hours: number) =>
    new Date(Date.parse(await mock.clock.now()) - hours * HOUR_MS).toISOString()
  const failed = { status: 'failed' } as const
  await mock.transactions.insert({ id: 'txn_old', ...failed, createdAt: await at(25) })
  await mock.transactions.insert({ id: 'txn_new', ...failed, createdAt: await at(23) })
  await mock.transactions.insert({ id: 'txn_paid', createdAt: await at(1) })
  await signIn('merchant', { open: '/dashboard/transactions' })
  await loaded(page)
  await expect(rows(page)).toHaveCount(3)
  await expect(view(page, 'All transactions')).toHaveAttribute('aria-current', 'true')
  await view(page, 'Failed in the last 24 h').click()
  await expect(page).toHaveURL('/dashboard/transactions?status=failed&lastHours=24')
  await expect(view(page, 'Failed in the last 24 h')).toHaveAttribute('aria-current', 'true')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('txn_new')
  await expect(chip(page, 'Date: Last 24 hours').first()).toBeVisible()
  await expect(views(page).getByRole('button', { name: 'Save this view' })).toHaveCount(0)

  // The URL stays relative, so the same view works later.
  await mock.clock.advance({ hours: 1, minutes: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await removeFilter(page, 'Date')
  await expect(page).toHaveURL('/dashboard/transactions?status=failed')
  await expect(rows(page)).toHaveCount(2)
})
