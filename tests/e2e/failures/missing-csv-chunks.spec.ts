import { expect, test } from '../support/fixtures.ts'
import { exports, filesOf } from './chunks.ts'

test.use({ expectedInConsole: /ERR_FAILED/ })

test('an export says that it failed when its chunk cannot be loaded, and saves the file once it can', async ({
  page,
  signIn,
}) => {
  for (const [chunk, path] of Object.entries(exports)) {
    await page.route(filesOf(chunk), (route) => route.abort())
    await signIn('merchant', { open: path })
    const button = page.getByRole('button', { name: 'Export CSV' })
    await button.press('Enter')
    const failure = page.getByRole('alert').filter({ hasText: 'Export failed' })
    await expect(failure).toBeVisible()
    await expect(button).toBeFocused()
    await page.unroute(filesOf(chunk))
    const saved = page.waitForEvent('download')
    await button.press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
    await expect(failure).toHaveCount(0)
  }
})

test('the refund of all payments says that it failed when all-transactions cannot be loaded, and opens once it can', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/transactions?status=success&method=card' })
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: /^Select all \d/ }).press('Enter')
  await page.route(filesOf('all-transactions'), (route) => route.abort())
  await bar.getByRole('button', { name: 'Refund…' }).press('Enter')
  await expect(bar.getByRole('alert')).toHaveText('Failed to fetch transactions')
  await page.unroute(filesOf('all-transactions'))
  await bar.getByRole('button', { name: 'Refund…' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Check \d+ refunds/ })).toBeVisible()
})
