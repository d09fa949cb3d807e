import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures.ts'
import { filterList } from '../support/search.ts'

test('the CSV of links contains the filtered rows, each link complete', async ({ page, mock, signIn }) => {
  const title = '=1+1, "zari" 🪔'
  await mock.paymentLinks.insert({ title, status: 'active', amount: 149_950, reference: 'ORDER-1042' })
  await mock.paymentLinks.insert({ title: 'Zari border, gold', status: 'active' })
  await mock.paymentLinks.insert({ title: 'Zari border, silver', status: 'cancelled' })
  await signIn('merchant', { open: '/dashboard/links?status=active&search=zari' })
  await expect(page.getByRole('table').getByRole('link', { name: title, exact: true })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^payment-links-\d{4}-\d{2}-\d{2}\.csv$/)

  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n').slice(0, -1)
  expect(head).toMatch(/^\uFEFFPayment link,Title,Status,Amount \(INR\),Amount paid \(INR\),/)
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(expect.stringContaining(`,"'=1+1, ""zari"" 🪔",Active,1499.50,0.00,`))
  expect(rows).toContainEqual(expect.stringContaining(',"Zari border, gold",Active,'))

  await filterList(page, 'no such link')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)

  await test.step('a malformed response disables it and does not affect the rest of the screen', async () => {
    await mock.faults.add({ operation: 'listPaymentLinks', status: 200, body: { links: [null] } })
    await page.reload()
    await expect(page.getByRole('heading', { name: "Couldn't load" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create payment link' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  })
})
