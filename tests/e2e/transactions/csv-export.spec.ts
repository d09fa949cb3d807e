import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright/test'
import { servePagesOf100 } from '../support/books.ts'
import { expect, test } from '../support/fixtures.ts'

test.beforeEach(({ page }) => servePagesOf100(page))

const linesOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).split('\r\n').slice(0, -1)

test('the CSV contains exactly the filtered transactions of all pages', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions?status=success' })
  const total = Number((await page.getByText(/^\d+ payments/).textContent())?.split(' ')[0])
  expect(total).toBeGreaterThan(100)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [head, ...rows] = await linesOf(await download)
  expect(head).toMatch(
    /^\uFEFFTransaction,Created \(IST\),Paid \(IST\),Merchant,Status,Method,Amount \(INR\)/,
  )
  expect(rows).toHaveLength(total)
  expect(rows.filter((row) => !row.includes(',Success,'))).toEqual([])
})

test('an export shows its progress, stops when cancelled, and keeps the focus until it is done', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(page.getByRole('table')).toBeVisible()
  // The first page arrives, the second does not.
  const endless = { transport: { how: 'hang', ms: 60_000 } } as const
  await mock.faults.sequence('listTransactions', [{}, endless])
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
  await expect(page.getByText(/^100 of \d+$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible()
  // By the keyboard: a second click at the same place is ignored for half a second.
  await expect(page.getByRole('button', { name: 'Cancel export' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused()
  await mock.faults.clear()
  await page.keyboard.press('Enter')
  await expect(page.getByText('CSV saved')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused()
})

test('the CSV of settlements contains the search results', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/settlements?status=processed' })
  await expect(page.getByRole('table')).toBeVisible()
  const shown = await page.getByRole('row').count()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await linesOf(await download)).toHaveLength(shown)
})
