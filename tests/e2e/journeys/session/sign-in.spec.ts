import { DEMO_PASSWORD, demoEmail } from '../../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { signInAs } from '../../support/forms.ts'
import { goTo, navigate } from '../../support/go-to.ts'
import { hold } from '../../support/hold.ts'
import { UPDATED_WITHIN_MS } from '../../support/live.ts'

test.use({ expectedInConsole: /status of 401/ })

test('a merchant signs in and out', async ({ page, context }) => {
  const tokenCookie = async () => (await context.cookies()).find(({ name }) => name === 'auth_token')
  const release = await hold(page, /\/(merchant-area|dashboard-page)-/)
  await test.step('the dashboard is loaded while the form is filled in', async () => {
    const dashboard = page.waitForRequest(/\/dashboard-page-/)
    await page.goto('/login')
    await dashboard
  })
  await test.step("a wrong password shows the server's message and keeps the input", async () => {
    await signInAs(page, 'merchant', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
    await expect(page.getByLabel('Email')).toHaveValue(demoEmail('merchant'))
    await expect(page).toHaveURL('/login')
  })
  await test.step('the merchant lands on /dashboard', async () => {
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('status')).toHaveText('Login successful!')
    const cookie = await tokenCookie()
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' })
    expect(daysLeft(cookie?.expires)).toBe(1)
  })
  await test.step('a menu opened before the dashboard is there stays open', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
  await test.step('signing out ends the session, says so and leads to the home page', async () => {
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully' })).toBeAttached()
    expect(await tokenCookie()).toBeUndefined()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  })
})

test('an admin lands on the admin dashboard, remembered for 30 days', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('Remember me for 30 days').check()
  await signInAs(page, 'admin')
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All merchants')
  const cookie = (await context.cookies()).find(({ name }) => name === 'auth_token')
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' })
  expect(daysLeft(cookie?.expires)).toBe(30)
  await goTo(page, '/dashboard/links')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment links')
  await expect(page).toHaveURL('/dashboard/links')
})

const daysLeft = (expires = 0) => Math.round((expires * 1000 - Date.now()) / 86_400_000)

test('the requested page opens after signing in', async ({ page, context, baseURL }) => {
  const requested = '/dashboard/transactions?status=failed'
  await test.step('an invalid token is removed', async () => {
    await context.addCookies([{ name: 'auth_token', value: 'tok_forged', url: baseURL ?? '' }])
    await page.goto(requested)
    await expect(page).toHaveURL('/login')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
  })
  await test.step('the originally requested page opens after signing in', async () => {
    await signInAs(page, 'merchant')
    await expect(page).toHaveURL(requested)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  })
  await test.step('a merchant who opens the admin dashboard is redirected to the dashboard', async () => {
    await page.evaluate(navigate, '/admin/dashboard')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
})

test('a session that expires leads back to its page', async ({ page, mock, signIn }) => {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'Create payment link' }).click()
  await page.getByLabel('Title').fill('Atlas')
  await page.getByLabel('Amount in ₹').fill('499')
  await mock.clock.advance({ days: 2 })
  // The next live update is rejected.
  await page.clock.fastForward(UPDATED_WITHIN_MS)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.')
  await signInAs(page, 'merchant')
  await expect(page).toHaveURL('/dashboard/links/new')
  await expect(page.getByLabel('Title')).toHaveValue('Atlas')
  await expect(page.getByLabel('Amount in ₹')).toHaveValue('499')
})
