import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

test('a list is printed with all loaded rows, without the frame', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await test.step('all rows that are loaded are printed, and how many there are', async () => {
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    // Scrolling to the button may have loaded a page before it is pressed.
    const foot = page.getByText(/^1[05]0 of \d+ shown$/)
    await expect(foot).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const rows = page.getByRole('row').filter({ visible: true })
    expect(await rows.count()).toBeLessThan(60)
    await page.emulateMedia({ media: 'print' })
    await expect(foot).toBeVisible()
    // The head is a row too.
    await expect.poll(async () => (await rows.count()) - Number.parseInt(await foot.innerText(), 10)).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => rows.count()).toBeLessThan(60)
  })
  await test.step('without the frame of the application', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toBeVisible()
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('searchbox', { name: /^Find/ }),
      page.getByRole('link', { name: 'Settlements' }),
      page.getByRole('button', { name: 'Scroll to top' }),
    ])
      await expect(part).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('with exact times and the filters that are set, but nothing to press', async () => {
    await goTo(page, '/dashboard/transactions?status=success')
    const times = page.getByRole('row').locator('time').filter({ visible: true })
    await expect(times.first().locator('span').nth(0)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Status: Success')).toBeVisible()
    await expect(times.first().locator('span').nth(0)).toBeHidden()
    await expect(times.first().locator('span').nth(1)).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d IST$/)
    for (const part of [
      page.getByRole('checkbox').first(),
      page.getByRole('link', { name: 'All transactions' }),
      page.getByRole('button', { name: 'Date', exact: true }),
      page.getByRole('button', { name: /^Remove filter/ }),
      page.getByRole('button', { name: 'Filter', exact: true }),
    ])
      await expect(part).toBeHidden()
  })
})

test('a printed page of the site has no buttons over its text', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
})

test('a payment and a statement are printed alone and light', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/profile' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  for (const { open, title } of [
    { open: '/dashboard/transactions', title: 'Payment record' },
    { open: '/dashboard/settlements', title: 'Settlement statement' },
  ]) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await goTo(page, open)
    await page.getByRole('table').getByRole('link').first().click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('button', { name: `Print ${title.toLowerCase()}` })).toBeVisible()
    await expect(panel.getByText(title, { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(panel.getByText(title, { exact: true })).toBeVisible()
    await expect(panel.getByText('Tarang Textiles').first()).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Close' })).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  }
})
