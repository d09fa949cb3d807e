import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
import { UPDATED_WITHIN_MS } from '../support/live.ts'

test.describe('signing in', () => {
  for (const { who, home, remembered, days } of [
    { who: 'merchant', home: '/dashboard', remembered: false, days: 1 },
    { who: 'admin', home: '/admin/dashboard', remembered: true, days: 30 },
  ] as const) {
    test(`the ${who} lands on ${home}, and with "Remember me" ${remembered ? 'on' : 'off'} the cookie lasts ${days === 1 ? 'a day' : `${days} days`}`, async ({
      page,
      context,
    }) => {
      await page.goto('/login')
      if (remembered) await page.getByLabel('Remember me for 30 days').check()
      await fillSignIn(page, demoEmail(who), DEMO_PASSWORD)
      await expect(page).toHaveURL(home)
      await expect(page.getByRole('status')).toHaveText('Login successful!')
      const cookie = (await context.cookies()).find(({ name }) => name === 'auth_token')
      expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' })
      expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(days)
    })
  }

  test.describe('when rejected', () => {
    test.use({ expectedInConsole: /status of 401/ })

    test("a wrong password shows the server's message and keeps the input", async ({ page }) => {
      await page.goto('/login')
      await fillSignIn(page, demoEmail('merchant'), 'not the password')
      await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
      await expect(page.getByLabel('Email')).toHaveValue(demoEmail('merchant'))
      await expect(page).toHaveURL('/login')
    })
  })

  test('the dashboard is loaded while the form is filled in, and the originally requested page opens after signing in', async ({
    page,
  }) => {
    await test.step('the dashboard is loaded while the form is filled in', async () => {
      const dashboard = page.waitForRequest(/\/dashboard-page-/)
      await page.goto('/login')
      await dashboard
    })
    await test.step('the originally requested page opens after signing in', async () => {
      await page.goto('/dashboard/transactions?status=failed')
      await expect(page).toHaveURL('/login')
      await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
      await expect(page).toHaveURL('/dashboard/transactions?status=failed')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
    })
  })
})

test.describe('the guard', () => {
  test.use({ expectedInConsole: /status of 401/ })

  test('an invalid token is removed, and a merchant who opens the admin dashboard is redirected to the dashboard', async ({
    page,
    context,
    origin,
    signIn,
  }) => {
    await test.step('an invalid token is removed', async () => {
      await context.addCookies([{ name: 'auth_token', value: 'tok_forged', url: origin }])
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/login')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
    })
    await test.step('a merchant who opens the admin dashboard is redirected to the dashboard', async () => {
      await signIn('merchant', { open: '/admin/dashboard' })
      await expect(page).toHaveURL('/dashboard')
    })
  })

  test('a session that expires leads to sign-in and back to the page', async ({ page, mock, signIn }) => {
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
    await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
    await expect(page).toHaveURL('/dashboard/links/new')
    await expect(page.getByLabel('Title')).toHaveValue('Atlas')
    await expect(page.getByLabel('Amount in ₹')).toHaveValue('499')
  })
})

test('signing out ends the session, says so and leads to the home page', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('merchant')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully' })).toBeAttached()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})
