import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright/test'
import { servePagesOf100 } from '../../support/books.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { rowLinks } from '../../support/rows.ts'

test.beforeEach(({ page }) => servePagesOf100(page))

const linesOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).split('\r\n').slice(0, -1)

test('the CSV contains exactly the filtered rows of all pages', async ({ page, mock, signIn }) => {
  const button = page.getByRole('button', { name: 'Export CSV' })
  await signIn('merchant', { open: '/dashboard/transactions?status=success' })
  const total = Number((await page.getByText(/^\d+ payments/).textContent())?.split(' ')[0])
  expect(total).toBeGreaterThan(100)
  await test.step('it shows its progress, can be cancelled, and keeps the focus', async () => {
    await expect(page.getByRole('table')).toBeVisible()
    // The first page arrives, the second does not. By its limit: the list on screen is updated meanwhile.
    const endless = { transport: { how: 'hang', ms: 60_000 } } as const
    await mock.faults.add({
      operation: 'listTransactions',
      match: { query: { limit: '100' } },
      sequence: [{}, endless],
    })
    await button.press('Enter')
    await expect(page.getByText(/^100 of \d+$/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible()
    // By the keyboard: a second click at the same place is ignored for half a second.
    await expect(page.getByRole('button', { name: 'Cancel export' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await mock.faults.clear()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    await expect(page.getByText('CSV saved')).toBeAttached()
    await expect(button).toBeFocused()
    const [head, ...rows] = await linesOf(await download)
    expect(head).toMatch(
      /^\uFEFFTransaction,Created \(IST\),Paid \(IST\),Merchant,Status,Method,Amount \(INR\)/,
    )
    expect(rows).toHaveLength(total)
    expect(rows.filter((row) => !row.includes(',Success,'))).toEqual([])
  })
  await test.step('of settlements too', async () => {
    await goTo(page, '/dashboard/settlements?status=processed')
    await expect(rowLinks(page).first()).toBeVisible()
    const count = Number(await page.getByRole('table').getAttribute('aria-rowcount'))
    const download = page.waitForEvent('download')
    await button.click()
    expect(await linesOf(await download)).toHaveLength(count)
  })
})
