import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { hold } from '../../support/hold.ts'
import { showActions } from '../../support/rows.ts'
import { filterList } from '../../support/search.ts'
import { stretchFiveSeconds } from '../../support/undo-clock.ts'

const LINKS = '/dashboard/links'
const row = (page: Page, text: RegExp) => page.getByRole('row').filter({ hasText: text })
/** Where the actions of a row are behind one button. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const success = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Payment link deleted successfully' })

test.beforeEach(async ({ page, mock }) => {
  await page.clock.install()
  // The newest link is first.
  await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_050 })
  await mock.paymentLinks.insert({ title: 'Atlas', amount: 149_950 })
})

test('a deletion is announced and can be undone for five seconds @phone', async ({ page, mock, signIn }) => {
  const fiveSecondsPass = await stretchFiveSeconds(page)
  await signIn('merchant', { open: LINKS })
  await showActions(page, 'Atlas')
  await page.getByRole('button', { name: 'Delete Atlas' }).focus()
  await page.keyboard.press('Enter')
  const deleting = row(page, /^Deleting “Atlas” \(₹1,499\.50\)…/)
  await expect(deleting).toContainText(
    'The link stops working everywhere, including where you have shared it.',
  )
  await expect(deleting).toContainText(/\d seconds? left/)
  await expect(page.getByRole('row').nth(1)).toContainText('Deleting “Atlas”')
  await expect(deleting.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByText('Deleting “Atlas” (₹1,499.50). You have five seconds to undo.')).toBeAttached()

  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: isNarrow(page) ? 'Actions of Atlas' : 'Delete Atlas' }),
  ).toBeFocused()
  await expect(page.getByText('“Atlas” was not deleted.')).toBeAttached()
  await fiveSecondsPass()
  await expect(row(page, /Atlas/)).toContainText('₹1,499.50')
  expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toEqual([])
})

test.describe('a deletion that is not undone', () => {
  test.use({ expectedInConsole: /status of [45]\d\d/ })

  test('is sent once after five seconds, and a failure stays', async ({ page, mock, signIn }) => {
    const fiveSecondsPass = await stretchFiveSeconds(page)
    for (const title of ['Ikat stole', 'Kantha throw']) await mock.paymentLinks.insert({ title })
    const { id } = await mock.paymentLinks.insert({ title: 'Already paid', amount: 50_000, status: 'active' })
    const { id: later } = await mock.paymentLinks.insert({ title: 'Paid later', amount: 50_000 })
    const press = (name: string) => page.getByRole('button', { name }).press('Enter')
    const go = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    const calls = () => mock.journal.calls({ operation: 'deletePaymentLink' })
    await signIn('merchant', { open: LINKS })

    await test.step("a link that was paid in the meantime stays, with the server's reason", async () => {
      await press('Delete Already paid')
      await mock.payer.pay(id)
      await press('Delete now')
      await expect(row(page, /Already paid/)).toContainText(
        "Couldn't delete: This link was paid and stays on record.",
      )
      // The list has been read again since.
      await expect(page.getByRole('button', { name: 'Delete Already paid' })).toHaveCount(0)
      await press('Dismiss: Already paid')
      await expect(row(page, /Already paid/)).not.toContainText("Couldn't delete")
      // A paid link has no Delete, but the next row has.
      await expect(page.getByRole('button', { name: 'Delete Kantha throw' })).toBeFocused()
    })
    await test.step('a link that turns out to be paid after Dismiss keeps the focus in its row', async () => {
      // On the next Delete, Enter would delete a link that nobody chose.
      await press('Delete Paid later')
      await mock.payer.pay(later)
      const release = await hold(page, '**/api/payments/links')
      await press('Delete now')
      await press('Dismiss: Paid later')
      await expect(page.getByRole('button', { name: 'Delete Paid later' })).toBeFocused()
      release()
      await expect(page.getByRole('button', { name: 'Delete Paid later' })).toHaveCount(0)
      await expect(row(page, /Paid later/).locator(':focus')).toBeAttached()
    })
    await test.step('once it is sent, the focus moves to the next link', async () => {
      const before = (await calls()).length
      await press('Delete Ikat stole')
      await fiveSecondsPass()
      await expect(success(page)).toBeAttached()
      await expect(row(page, /Ikat stole/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Delete Atlas' })).toBeFocused()
      expect(await calls()).toHaveLength(before + 1)
    })
    await test.step('it continues on another screen', async () => {
      await press('Delete Atlas')
      await go('Transactions')
      await go('Payment links')
      await expect(row(page, /^Deleting “Atlas”/)).toBeVisible()
      await go('Transactions')
      const before = (await calls()).length
      await fiveSecondsPass()
      await mock.journal.waitFor('deletePaymentLink', { count: before + 1 })
      await go('Payment links')
      await expect(row(page, /Zari border/)).toBeVisible()
      await expect(row(page, /Atlas/)).toHaveCount(0)
    })
    await test.step('reloading the tab sends it once, and the list says that it is empty', async () => {
      const before = (await calls()).length
      await filterList(page, 'zari border')
      await expect(page).toHaveURL(/search=zari/)
      await expect(page.getByRole('row')).toHaveCount(2)
      await press('Delete Zari border')
      await expect(row(page, /^Deleting/)).toBeVisible()
      await page.reload()
      const sent = await mock.journal.waitFor('deletePaymentLink', { count: before + 1 })
      expect(sent.at(-1)?.status).toBe(204)
      // The first list after a reload may have been answered before the deletion.
      await page.getByRole('button', { name: 'Refresh' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
      expect(await calls()).toHaveLength(before + 1)
    })
  })
})
