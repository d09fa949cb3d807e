import type { Mock } from '../../../mock-server/client/mock.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { printedPages, withoutPrintDialog } from './paper.ts'

const own = async (mock: Mock) =>
  (await mock.settlements.all()).filter(({ merchantId }) => merchantId === 'mer_tarang')

test('what is printed has no blank page', async ({ page, mock, signIn }) => {
  await withoutPrintDialog(page)
  await mock.transactions.insert({ id: 'txn_paper', amount: 125_000, status: 'partially_refunded' })
  const link = await mock.paymentLinks.insert({ id: 'plink_paper', amount: 49_900 })
  await signIn('merchant', { open: '/dashboard/transactions/txn_paper' })
  await expect(page.getByRole('button', { name: 'Print payment receipt' })).toBeVisible()
  await test.step('a payment record, which is longer than a page', async () => {
    expect(await printedPages(page)).toBe(2)
  })
  for (const name of ['payment receipt', 'refund receipt']) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: `Print ${name}` }).press('Enter')
      await expect(page.getByRole('article', { includeHidden: true })).toBeAttached()
      expect(await printedPages(page)).toBe(1)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(0)
    })
  }
  await test.step('a poster, also from a high window', async () => {
    await page.setViewportSize({ width: 1280, height: 1400 })
    await goTo(page, `/dashboard/links/${link.id}`)
    await page.getByRole('button', { name: 'Print poster' }).press('Enter')
    await expect(page.getByRole('article', { includeHidden: true })).toBeAttached()
    expect(await printedPages(page)).toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })
  await test.step('a statement of few payments', async () => {
    const [few] = (await own(mock)).toSorted((a, b) => a.transactionCount - b.transactionCount)
    await goTo(page, `/dashboard/settlements/${few?.id}`)
    await expect(page.getByText(/^All \d+ in the list/)).toBeVisible()
    expect(await printedPages(page)).toBe(1)
  })
})
