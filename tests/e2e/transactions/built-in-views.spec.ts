import { expectAccessible } from '../support/accessibility.ts'
import { chip, choose, removeFilter } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { field, filterList } from '../support/search.ts'
import { loaded, rows, save, view, views } from '../support/views.ts'

const HOUR_MS = 3_600_000

test('the view of failures in the last 24 h uses the clock of the server', async ({ page, mock, signIn }) => {
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

test('pending refunds, and links that expire this week', async ({ page, mock, signIn }) => {
  const now = Date.parse(await mock.clock.now())
  const expiresIn = (days: number) => new Date(now + days * 24 * HOUR_MS).toISOString()
  await mock.paymentLinks.insert({ title: 'Atlas, soon', expiresAt: expiresIn(6.9) })
  await mock.paymentLinks.insert({ title: 'Atlas, later', expiresAt: expiresIn(7.1) })
  await mock.paymentLinks.insert({ title: 'Atlas, paid', status: 'paid', expiresAt: expiresIn(3) })
  await signIn('merchant', { open: '/dashboard/refunds' })
  await view(page, 'Pending').click()
  await expect(page).toHaveURL('/dashboard/refunds?status=pending')
  await loaded(page)

  await page.goto('/dashboard/links')
  await view(page, 'Expiring this week').click()
  await expect(view(page, 'Expiring this week')).toHaveAttribute('aria-current', 'true')
  await filterList(page, 'atlas')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Atlas, soon')
  await choose(page, 'Expires', 'Within 30 days')
  await expect(rows(page)).toHaveCount(2)
})

test('views belong to one user, and are found by the search', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links?status=paid' })
  await loaded(page)
  await save(page, 'Paid in full')
  await page.goto('/dashboard')
  await field(page).click()
  await field(page).fill('in full')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/links?status=paid')

  await signIn('viewer', { open: '/dashboard/links?status=paid' })
  await loaded(page)
  await expect(view(page, 'Expiring this week')).toBeVisible()
  await expect(view(page, 'Paid in full')).toHaveCount(0)
})

test('the views are accessible, and no page scrolls horizontally', async ({ page, mock, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mock.transactions.insert({ id: 'txn_in_view' })
  await signIn('merchant', { open: '/dashboard/transactions?search=txn_in_view' })
  await loaded(page)
  await save(page, 'A view with a name as long as it can be')
  await expectAccessible(page, { part: '.views' })
  await views(page)
    .getByRole('button', { name: /^Rename/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
