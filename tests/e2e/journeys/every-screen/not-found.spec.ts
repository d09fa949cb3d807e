import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { field } from '../../support/search.ts'

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  for (const { list, name } of [
    { list: 'transactions', name: 'transaction' },
    { list: 'links', name: 'payment link' },
    { list: 'settlements', name: 'settlement' },
  ]) {
    await goTo(page, `/dashboard/${list}/none`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: `No such ${name}` })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /^Print/ })).toHaveCount(0)
    // A second click in the same place so soon would count as the second half of a double click.
    await drawer.getByRole('button', { name: 'Back to the list' }).press('Enter')
    await expect(page).toHaveURL(`/dashboard/${list}`)
  }
})
