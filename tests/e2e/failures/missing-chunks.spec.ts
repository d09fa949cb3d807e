import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import type { Fixtures } from '../support/fixtures.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
import { documents, exempt, filesOf, lazyChunks, screens, texts } from './chunks.ts'
import { parts } from './parts.ts'

test.use({ expectedInConsole: /ERR_FAILED|Failed to (load|fetch)|dynamically imported|preload CSS/ })

test('every chunk that is loaded on demand is tested here, or exempt', () => {
  const tested = [parts, screens, documents, texts].flatMap((group) => Object.keys(group))
  const listed = [...tested, ...exempt.flatMap(({ chunks }) => chunks)]
  expect(listed.sort()).toEqual(lazyChunks().sort())
})

async function arrange(
  { page, mock, signIn }: Pick<Fixtures, 'mock' | 'signIn'> & { page: Page },
  path: string,
) {
  await page.clock.install()
  if (path.startsWith('/')) return await signIn('merchant', { open: path })
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  await signIn('merchant', { open: `/dashboard/transactions/${id}` })
}

for (const [
  chunk,
  { path, open, shown, name = 'This part of the page', isClosable = true },
] of Object.entries(parts)) {
  test(`the page stands when ${chunk} cannot be loaded, says so, and opens it once it can`, async ({
    page,
    mock,
    signIn,
  }) => {
    await page.route(filesOf(chunk), (route) => route.abort())
    await arrange({ page, mock, signIn }, path)
    const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    await open(page)
    await expect(failure).toContainText(`${name} could not be loaded.`)
    await expect(page.getByRole('banner', { includeHidden: true })).toBeVisible()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toContainText('Still not loaded after 2 attempts.')
    if (isClosable) {
      await failure.getByRole('button', { name: 'Close' }).click()
      await expect(failure).toHaveCount(0)
    }
    await page.unroute(filesOf(chunk))
    if (isClosable) await open(page)
    else await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(shown(page)).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
}

test('a part of a popup is tried again by a click, although the popup has the focus', async ({
  page,
  signIn,
}) => {
  await page.route(filesOf('calendar'), (route) => route.abort())
  await signIn('merchant', { open: '/dashboard/transactions' })
  await parts.calendar?.open(page)
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
  await expect(failure).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Last 7 days' }).focus()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toContainText('Still not loaded after 2 attempts.')
})

for (const [chunk, path] of Object.entries(screens)) {
  test(`${path} apologises when ${chunk} cannot be loaded, and Try Again opens it once it can`, async ({
    page,
    signIn,
  }) => {
    await page.route(filesOf(chunk), (route) => route.abort())
    await signIn(path.startsWith('/admin') ? 'admin' : 'merchant', { open: path })
    const apology = page.getByRole('heading', { name: 'Oops! Something went wrong' })
    await expect(apology).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
    const failedAgain = page.waitForEvent('requestfailed', (request) => filesOf(chunk).test(request.url()))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await failedAgain
    await expect(apology).toBeVisible()
    await page.unroute(filesOf(chunk))
    // A second click on what has just appeared would be ignored.
    await page.getByRole('button', { name: 'Try Again' }).press('Enter')
    await expect(apology).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  })
}

test('a page or a screen whose scripts cannot be loaded answers a press, and leads to one that works', async ({
  page,
}) => {
  await test.step('a screen whose scripts cannot be loaded says so', async () => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByRole('alert')).toContainText('Not all of this page could be loaded')
  })
  await test.step('a press on a page whose scripts cannot be loaded is answered, and leads to one that works', async () => {
    const scripts = /\/assets\/.*\.js/
    await page.route(scripts, (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email').fill(demoEmail('merchant'))
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const failure = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Reload page' }) })
    await expect(failure).toContainText('Not all of this page could be loaded, so nothing was done.')
    await expect(failure.getByRole('link', { name: 'Reload page' })).toBeVisible()
    await page.unroute(scripts)
    // Chromium does not request a script again that it could not load.
    await failure.getByRole('link', { name: 'Reload page' }).click()
    await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
    await expect(page).toHaveURL('/dashboard')
  })
})
