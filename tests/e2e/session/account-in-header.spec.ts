import { expect, test } from '../support/fixtures.ts'

test('the header shows the account while signed in', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/about-us' })
  const header = page.getByRole('banner')
  await page.keyboard.press('Shift')
  await header.getByRole('button', { name: 'Account of Asha Rao' }).click()
  await expect(header.getByRole('link', { name: 'Get started' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toHaveCount(1)

  // The header shows the signed-in state before the application runs.
  await page.goto('/about-us')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden()
  await page.keyboard.press('Shift')
  await header.getByRole('button', { name: 'Account of Asha Rao' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('status')).toHaveText('Logged out successfully')
  await expect(header.getByRole('button', { name: /^Account/ })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Get started', includeHidden: true }).first()).toBeAttached()
})

test.describe('when the menu cannot be loaded', () => {
  test.use({ expectedInConsole: /ERR_FAILED|Failed to (load|fetch)|dynamically imported|preload CSS/ })
  const menu = /\/account-menu-[^/]{7}\./

  test('a public page says so without taking the focus', async ({ page, signIn }) => {
    await page.route(menu, (route) => route.abort())
    await signIn('merchant', { open: '/contact-us' })
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Asha')
    const failure = page.getByRole('alert').filter({ hasText: 'The account menu could not be loaded.' })
    await expect(failure).toBeVisible()
    await expect(name).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await failure.getByRole('button', { name: 'Close' }).click()
    await expect(failure).toHaveCount(0)
    await page.unroute(menu)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click()
    await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
    await expect(page).toHaveURL('/refund-policy')
  })
})
