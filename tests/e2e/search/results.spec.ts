import { expectAccessible, noteLiveRegions } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { ask, field, option, results } from '../support/search.ts'

test('a few letters and Enter open a page, and nothing of the results is loaded before', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(asked.filter((url) => /search-box|shortcut-list/.test(url))).toEqual([])

  await ask(page, 'settl')
  await expect(option(page, /^Settlements/)).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
  await expect(results(page)).toHaveCount(0)
})

test('a tap opens the results, and another one selects an entry @phone', async ({ page, signIn }) => {
  await signIn('merchant')
  await field(page).click()
  await field(page).fill('create')
  await option(page, /^Create payment link(?!s)/).click()
  await expect(page.getByRole('dialog', { name: 'Create payment link' })).toBeVisible()
})

test('arrow keys move through the list and wrap around, and the search does not open over a dialog', async ({
  page,
  signIn,
}) => {
  await test.step('arrow keys move through the list and wrap around', async () => {
    await signIn('merchant')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await ask(page, 'theme')
    const options = results(page).getByRole('option')
    await expect(options).toHaveCount(4)
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('data-highlighted')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(1).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('data-highlighted')
    // A new query selects the best match again.
    await page.keyboard.type('s')
    await expect(options.first()).toHaveAttribute('data-highlighted')
  })
  await test.step('the search does not open over a dialog that waits for a response', async () => {
    await signIn('merchant', { open: '/dashboard/links/new' })
    const title = page.getByLabel('Title')
    await title.fill('Atlas')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(', second edition')
    await expect(title).toHaveValue('Atlas, second edition')
    await expect(results(page)).toHaveCount(0)
  })
})

test('the search changes the theme, opens the password form, and signs out', async ({ page, signIn }) => {
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await ask(page, 'dark theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await ask(page, 'dark theme')
  await expect(option(page, /^Dark theme/)).toContainText('in use')
  await field(page).fill('password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/profile#password')
  await expect(page.getByLabel('New password')).toBeInViewport()
  await ask(page, 'sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Logged out successfully')
  await expect(page).toHaveURL('/')
})

test('text typed before the results have loaded is kept, its results are spoken, and it triggers nothing', async ({
  page,
  signIn,
}) => {
  const regions = await noteLiveRegions(page)
  const arrive = await hold(page, /\/search-box-[^/]*\.js/)
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gl c')
  arrive()
  await expect(field(page)).toHaveValue('gl c')
  await expect(field(page)).toBeFocused()
  await expect(page.getByText(/^\d+ results$/).and(page.locator('[aria-live]'))).toBeAttached()
  expect(await regions.withTextFromTheStart()).toEqual([])
  await expect(page).toHaveURL('/dashboard')
})

test('a click opens the results also if their script arrives before the button is released', async ({
  page,
  signIn,
}) => {
  const arrive = await hold(page, /\/search-box-[^/]*\.js/)
  await signIn('merchant', { open: '/dashboard/gateways' })
  await expect(page.getByRole('button', { name: 'Settings of Setubandh' })).toBeVisible()
  const plain = await field(page).elementHandle()
  await field(page).hover()
  await page.mouse.down()
  arrive()
  await expect.poll(() => plain?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await page.mouse.up()
  await expect(results(page)).toBeVisible()
})

test('Enter pressed before the results have loaded opens the first one', async ({ page, signIn }) => {
  const arrive = await hold(page, /\/search-box-[^/]*\.js/)
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('settl')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
  await expect(results(page)).toHaveCount(0)
})

test.describe('when the script of the results fails to load', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ })

  test('the field still searches', async ({ page, mock, signIn }) => {
    const { id } = await mock.transactions.insert({ customer: { name: 'Zoë Zachariah' } })
    await signIn('merchant')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.route(/\/search-box-[^/]*\.js/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('/')
    await failed
    await page.keyboard.type('zachariah')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/transactions?search=zachariah')
    await expect(page.getByRole('table').getByRole('link')).toHaveText([new RegExp(id)])
  })
})

test('the results are accessible in light and dark @phone', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('merchant', { open: '/dashboard/gateways' })
  // A page that loads meanwhile would take the focus.
  await expect(page.getByRole('button', { name: 'Settings of Setubandh' })).toBeVisible()
  await field(page).click()
  for (const query of ['', 'zzzz']) {
    await field(page).fill(query)
    await expect(results(page)).toBeVisible()
    // On a phone the open field covers the rest of the header.
    await expectAccessible(page, { targetsIn: '.search-field, main' })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
