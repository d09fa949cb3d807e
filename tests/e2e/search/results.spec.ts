import { expectAccessible, noteLiveRegions } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { hold } from '../support/hold.ts'
import { closeResults, field, option, results, searchFor } from '../support/search.ts'

test('keys choose among the results, and the focus returns @engines', async ({ page, signIn }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  const firstRow = page.getByRole('table').getByRole('link').first()
  const release = await hold(page, /\/transactions?-(page|panel)-[^/]*\.js$/)
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // No results are loaded before they are requested.
  expect(requests.filter((url) => /search-box|shortcut-list/.test(url))).toEqual([])
  await searchFor(page, 'settl')
  await test.step('a few letters and Enter open a page', async () => {
    await expect(option(page, /^Settlements/)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
    await expect(results(page)).toHaveCount(0)
  })
  await test.step('the search does not open over a dialog', async () => {
    await goTo(page, '/dashboard/links/new')
    const title = page.getByLabel('Title')
    await title.fill('Atlas')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(', second edition')
    await expect(title).toHaveValue('Atlas, second edition')
    await expect(results(page)).toHaveCount(0)
  })
  await test.step('a pending request does not take the focus from it', async () => {
    await goTo(page, '/dashboard')
    await firstRow.click()
    await searchFor(page, 'links')
    release()
    await expect(panel).toContainText('Customer')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('links')
  })
  await test.step('a panel next to the list stays open under the results', async () => {
    await closeResults(page)
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).focus()
    await searchFor(page, '')
    await closeResults(page)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
  await goTo(page, '/dashboard/transactions')
  await test.step('Esc, and Ctrl K again, return the focus', async () => {
    await firstRow.focus()
    for (const key of ['Escape', 'Control+k']) {
      await searchFor(page, '')
      await page.keyboard.press(key)
      await expect(results(page)).toHaveCount(0)
      await expect(firstRow).toBeFocused()
    }
  })
  await test.step('the password form is scrolled to', async () => {
    await goTo(page, '/dashboard/gateways')
    await searchFor(page, 'password')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/profile#password')
    await expect(page.getByLabel('New password')).toBeInViewport()
  })
})

test('a tap opens the results, and another selects one @phone', async ({ page, signIn }) => {
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
  await field(page).fill('create')
  await option(page, /^Create payment link(?!s)/).click()
  await expect(page.getByRole('dialog', { name: 'Create payment link' })).toBeVisible()
})

test.describe('before the results have loaded', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ })
  const SCRIPT = /\/search-box-[^/]*\.js/

  test('typed text is kept and triggers nothing', async ({ page, mock, signIn }) => {
    const { id } = await mock.transactions.insert({ customer: { name: 'Zoë Zachariah' } })
    const regions = await noteLiveRegions(page)
    const open = async () => {
      const release = await hold(page, SCRIPT)
      await signIn('merchant')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      return release
    }
    await test.step('text is kept, its results are spoken, and it triggers nothing', async () => {
      const release = await open()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('gl c')
      release()
      await expect(field(page)).toHaveValue('gl c')
      await expect(field(page)).toBeFocused()
      await expect(page.getByText(/^\d+ results$/).and(page.locator('[aria-live]'))).toBeAttached()
      expect(await regions.withTextFromTheStart()).toEqual([])
      await expect(page).toHaveURL('/dashboard')
    })
    await test.step('Enter opens the first result', async () => {
      const release = await open()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('settl')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard')
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
      await expect(results(page)).toHaveCount(0)
    })
    await test.step('without their script the field still searches', async () => {
      await signIn('merchant')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await page.route(SCRIPT, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await page.keyboard.press('/')
      await failed
      await page.keyboard.type('zachariah')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard/transactions?search=zachariah')
      await expect(page.getByRole('table').getByRole('link')).toHaveText([new RegExp(id)])
    })
  })
})
