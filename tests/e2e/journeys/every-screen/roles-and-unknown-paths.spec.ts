import { choose } from '../../support/filters.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { rowLinks } from '../../support/rows.ts'
import { field } from '../../support/search.ts'

test('an admin filters each list by merchant', async ({ page, signIn }) => {
  await signIn('admin', { open: '/dashboard/profile' })
  for (const list of ['transactions', 'links', 'settlements']) {
    await goTo(page, `/dashboard/${list}`)
    await expect(rowLinks(page).first()).toBeVisible()
    await choose(page, 'Merchant', 'Malhar Foods')
    await expect(page).toHaveURL(/merchantId=/)
    const merchants = page.getByRole('row').filter({ has: page.locator('a.row-link') })
    await expect(merchants.filter({ hasText: 'Malhar Foods' }).first()).toBeVisible()
    await expect(merchants.filter({ hasNotText: 'Malhar Foods' })).toHaveCount(0)
  }
  const navigation = page.getByRole('navigation', { name: 'Merchant area' })
  await expect(navigation.getByRole('link', { name: 'Gateways' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Books' })).toHaveCount(0)
})

test('a merchant is not offered the only merchant as a filter', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(rowLinks(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  const filters = page.getByRole('dialog')
  await expect(filters.getByRole('button', { name: 'Amount' })).toBeVisible()
  await expect(filters.getByRole('button', { name: 'Merchant' })).toHaveCount(0)
})

test.describe('an unknown path of the merchant area', () => {
  test.use({ expectedInConsole: /404/ })

  test('leads home, with the navigation while signed in', async ({ page, signIn }) => {
    const response = await page.goto('/dashboard/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await signIn('merchant', { open: '/dashboard/nowhere' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    const navigation = page.getByRole('navigation', { name: 'Merchant area' })
    await expect(navigation.getByRole('link', { name: 'Transactions' })).toBeVisible()
    await expect(field(page)).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
})

test('a drawer without its row says so and leads back to the list', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/profile' })
  for (const { list, name } of [
    { list: 'transactions', name: 'transaction' },
    { list: 'links', name: 'payment link' },
    { list: 'settlements', name: 'settlement' },
  ]) {
    await goTo(page, `/dashboard/${list}/none`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: `No such ${name}` })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /^Print/ })).toHaveCount(0)
    // By the keyboard: a second click in the same place would count as a double click.
    await drawer.getByRole('button', { name: 'Back to the list' }).press('Enter')
    await expect(page).toHaveURL(`/dashboard/${list}`)
  }
})
