import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo, withoutPrintDialog } from '../support/go-to.ts'

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

test('no printed page is blank', async ({ page, mock, signIn }) => {
  await withoutPrintDialog(page)
  await mock.transactions.insert({ id: 'txn_paper', amount: 125_000, status: 'partially_refunded' })
  await signIn('merchant', { open: '/dashboard/transactions/txn_paper' })
  await expect(page.getByRole('button', { name: 'Print payment receipt' })).toBeVisible()
  await test.step('a payment record, which is longer than a page', async () => {
    expect(await printedPages(page)).toBe(2)
  })
  await test.step('a receipt', async () => {
    await page.getByRole('button', { name: 'Print payment receipt' }).press('Enter')
    await expect(page.getByRole('article', { includeHidden: true })).toBeAttached()
    expect(await printedPages(page)).toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(0)
  })
  await test.step('a statement of few payments', async () => {
    const [few] = (await mock.settlements.all())
      .filter(({ merchantId }) => merchantId === 'mer_tarang')
      .toSorted((a, b) => a.transactionCount - b.transactionCount)
    await goTo(page, `/dashboard/settlements/${few?.id}`)
    await expect(page.getByText(/^All \d+ in the list/)).toBeVisible()
    expect(await printedPages(page)).toBe(1)
  })
})

/** How many pages the screen takes on A4. */
async function printedPages(page: Page): Promise<number> {
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
