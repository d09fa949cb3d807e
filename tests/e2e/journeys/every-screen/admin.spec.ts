import { choose } from '../../support/filters.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { rowLinks } from '../../support/rows.ts'

test('an admin filters each list by merchant', async ({ page, signIn }) => {
  await signIn('admin', { open: '/dashboard/profile' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
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
