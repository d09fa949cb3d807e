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

  test('a public page works without it, and the next page loads it', async ({ page, signIn }) => {
    const menu = /\/account-menu-[^/]{7}\./
    await page.route(menu, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('again='))
    await signIn('merchant', { open: '/contact-us' })
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Asha')
    await failed
    await expect(name).toBeFocused()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.unroute(menu)
    await header.getByRole('link', { name: 'About Us' }).click()
    await expect(header.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  })
})
