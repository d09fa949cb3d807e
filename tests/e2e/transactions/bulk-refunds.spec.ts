import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

const BULK = '/dashboard/transactions/refunds'
const pasteBox = (page: Page) => page.getByLabel('Refunds from your spreadsheet')
const row = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('row', { name })

test.describe('pasted rows', () => {
  test.use({ expectedInConsole: /ERR_CONNECTION_RESET/ })

  test('are checked, confirmed, and never paid twice', async ({ page, mock, signIn }) => {
    await signIn('merchant', { open: BULK })
    await test.step('checked, confirmed and refunded', async () => {
      const whole = await mock.transactions.insert({ amount: 49_900, status: 'success' })
      const part = await mock.transactions.insert({ amount: 100_000, status: 'success' })
      const failed = await mock.transactions.insert({ amount: 49_900, status: 'failed' })
      await pasteBox(page).fill(
        [`${whole.id}`, `${part.id}\t250.50\tWrong size`, `${failed.id}\t10`, 'txn_nowhere\t10'].join('\n'),
      )
      await page.getByRole('button', { name: 'Check 4 refunds' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Refund ₹749.50 in 2 refunds?')
      await expect(row(page, failed.id)).toContainText('This payment failed: there is nothing to refund.')
      await expect(row(page, 'txn_nowhere')).toContainText(
        'No payment in this account has this id, RRN or order reference.',
      )
      expect(await mock.journal.calls({ operation: 'refundTransaction' })).toHaveLength(0)

      await page.getByRole('button', { name: 'Refund ₹749.50' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: '2 refunds made' }).first()).toBeAttached()
      await expect(row(page, part.id)).toContainText('Requested')
      const refunded = async (id: string) =>
        (await mock.transactions.get(id)).refunds.map(({ amount }) => amount)
      expect([await refunded(whole.id), await refunded(part.id), await refunded(failed.id)]).toEqual([
        [49_900],
        [25_050],
        [],
      ])

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download results' }).click()
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv).toContain(`${part.id},`)
      expect(csv).toContain(',250.50,Wrong size,Requested,')
    })
    await test.step('a lost response and a reload never pay twice', async () => {
      await page.getByRole('button', { name: 'Done' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await goTo(page, BULK)
      const ids: string[] = []
      for (let i = 0; i < 3; i += 1)
        ids.push((await mock.transactions.insert({ amount: 49_900, status: 'success' })).id)
      // The server makes the second refund, but its response is lost.
      const { id: fault } = await mock.faults.add({
        operation: 'refundTransaction',
        match: { body: { transactionId: ids[1] ?? '' } },
        transport: { how: 'reset' },
      })
      await pasteBox(page).fill(ids.join('\n'))
      await page.getByRole('button', { name: 'Check 3 refunds' }).click()
      // By the keyboard: a second click at the same place is ignored for half a second.
      await page.getByRole('button', { name: 'Refund ₹1,497.00' }).press('Enter')
      await expect(page.getByRole('dialog').getByText('Network error')).toBeVisible()
      await mock.faults.remove(fault)
      await page.reload()
      await expect(row(page, ids[0] ?? '')).toContainText('Requested')
      await expect(row(page, ids[1] ?? '')).toContainText('Not confirmed')
      await page.getByRole('button', { name: 'Resume' }).click()
      await expect(page.getByRole('status').filter({ hasText: '3 refunds made' }).first()).toBeAttached()
      for (const id of ids) expect((await mock.transactions.get(id)).refunds).toHaveLength(1)
    })
  })
})
