import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { ask, field, option, palette } from '../support/palette.ts'

test('a few letters and Enter open a page, and nothing of the palette is loaded before', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(asked.filter((url) => /palette|shortcut-list/.test(url))).toEqual([])

  await ask(page, 'settl')
  await expect(option(page, /^Settlements/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
  await expect(palette(page)).toHaveCount(0)
})

test('the button at the top opens the palette, and a tap selects an entry @phone', async ({
  page,
  signIn,
}) => {
  await signIn('merchant')
  await page.getByRole('button', { name: 'Commands' }).click()
  await field(page).fill('create')
  await option(page, /^Create payment link(?!s)/).click()
  await expect(page.getByRole('dialog', { name: 'Create payment link' })).toBeVisible()
})

test('arrow keys move through the list and wrap around', async ({ page, signIn }) => {
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await ask(page, 'theme')
  const options = palette(page).getByRole('option')
  await expect(options).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  // A new query selects the best match again.
  await page.keyboard.type('s')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
})

test('the palette does not open over a dialog that waits for a response', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links/new' })
  const title = page.getByLabel('Title')
  await title.fill('Atlas')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(', second edition')
  await expect(title).toHaveValue('Atlas, second edition')
  await expect(palette(page)).toHaveCount(0)
})

test('the palette changes the theme, opens the password form, and signs out', async ({ page, signIn }) => {
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

test('text typed before the palette has loaded is kept, and triggers nothing', async ({ page, signIn }) => {
  const arrive = await hold(page, /\/palette-[^/]*\.js$/)
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gl c')
  arrive()
  await expect(field(page)).toHaveValue('gl c')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('when its script fails to load', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ })

  test('the screen still works', async ({ page, signIn }) => {
    await signIn('merchant')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.route(/\/palette-[^/]*\.js$/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Control+k')
    await failed
    // Shortcuts work again; they are disabled while a dialog is open.
    await expect
      .poll(async () => {
        await page.keyboard.press('/')
        return await page
          .getByLabel('Find a payment, link or settlement')
          .evaluate((e) => e === document.activeElement)
      })
      .toBe(true)
  })
})

test('the palette is accessible in light and dark @phone', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('merchant', { open: '/dashboard/gateways' })
  await page.getByRole('button', { name: 'Commands' }).click()
  for (const query of ['', 'zzzz']) {
    await field(page).fill(query)
    await expectAccessible(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
