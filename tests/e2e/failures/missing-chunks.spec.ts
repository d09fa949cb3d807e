import { expect, test } from '../support/fixtures.ts'
import { signInAs } from '../support/forms.ts'
import { navigate } from '../support/go-to.ts'

/** The script and the style sheet of a chunk. */
const filesOf = (chunk: string) => new RegExp(`/assets/(.*/)?${chunk}-[\\w-]{7}\\.(js|css)`)

/** An area, a dialog and a panel, by their chunks: the others share lazyPage and its boundaries. */
const screens = {
  'merchant-area': '/dashboard/profile',
  'payment-link-dialog': '/dashboard/links/new',
  'transaction-drawer': '/dashboard/transactions/txn_1',
}

test.use({ expectedInConsole: /ERR_FAILED|Failed to (load|fetch)|dynamically imported|preload CSS/ })

test('a part of a page that cannot be loaded opens once it can', async ({ page, signIn }) => {
  const popup = filesOf('options-popup')
  await page.route(popup, (route) => route.abort())
  await signIn('merchant', { open: '/dashboard/transactions' })
  const open = page.getByRole('button', { name: 'Columns and density' })
  await open.click()
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
  await expect(failure).toContainText('This part of the page could not be loaded.')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toContainText('Still not loaded after 2 attempts.')
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toHaveCount(0)
  await page.unroute(popup)
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('a screen that cannot be loaded opens once it can', async ({ page, signIn }) => {
  for (const chunk of Object.keys(screens)) await page.route(filesOf(chunk), (route) => route.abort())
  await signIn('merchant', { open: '/about-us' })
  const apology = page.getByRole('heading', { name: 'Oops! Something went wrong' })
  const again = page.getByRole('button', { name: 'Try Again' })
  for (const [chunk, path] of Object.entries(screens)) {
    await test.step(chunk, async () => {
      if (chunk === 'merchant-area') await page.goto(path)
      else await page.evaluate(navigate, path)
      await expect(apology).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
      const failedAgain = page.waitForEvent('requestfailed', (request) => filesOf(chunk).test(request.url()))
      await again.click()
      await failedAgain
      await expect(apology).toBeVisible()
      await page.unroute(filesOf(chunk))
      // A second click in the same place would be ignored.
      await again.press('Enter')
      await expect(apology).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    })
  }
})

test('a page without its scripts answers a press', async ({ page }) => {
  const scripts = /\/assets\/.*\.js/
  await page.route(scripts, (route) => route.abort())
  await test.step('a screen of the application says so', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('alert')).toContainText('Not all of this page could be loaded')
  })
  await test.step('a press is answered with a link that reloads the page', async () => {
    await page.goto('/login')
    await signInAs(page, 'merchant')
    const failure = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Reload page' }) })
    await expect(failure).toContainText('Not all of this page could be loaded, so nothing was done.')
    await expect(failure.getByRole('link', { name: 'Reload page' })).toBeVisible()
    await page.unroute(scripts)
    // Chromium does not request a script again that it could not load.
    await failure.getByRole('link', { name: 'Reload page' }).click()
    await signInAs(page, 'merchant')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('an exported page can be read without its chunk, and works once it is loaded', async ({ page }) => {
  const chunk = filesOf('login-page')
  await page.route(chunk, (route) => route.abort())
  let loads = 0
  page.on('load', () => loads++)
  await page.goto('/login')
  const heading = page.getByRole('heading', { level: 1 })
  const theme = page.getByRole('button', { name: /^Theme/ })
  await expect(heading).toBeVisible()
  // In case there is a new release, the first failure reloads the page.
  await page.keyboard.press('Shift')
  await expect.poll(() => loads).toBe(2)
  await theme.click()
  const failure = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Reload page' }) })
  await expect(failure).toContainText('Not all of this page could be loaded, so nothing was done.')
  await expect(heading).toBeVisible()
  await page.unroute(chunk)
  await failure.getByRole('link', { name: 'Reload page' }).click()
  await expect(failure).toHaveCount(0)
  await theme.click()
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible()
})

test('an exported page shows its text without the chunk of it', async ({ page }) => {
  await page.route(filesOf('about-sections'), (route) => route.abort())
  await page.goto('/pricing')
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').click()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { name: 'About' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toHaveCount(0)
})
