import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { showActions } from '../support/rows.ts'
import { filterList } from '../support/search.ts'
import { stretchFiveSeconds } from '../support/undo-clock.ts'

const LINKS = '/dashboard/links'
const row = (page: Page, text: RegExp) => page.getByRole('row').filter({ hasText: text })
/** There, the actions of a row are behind one button. */
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

test('after five seconds the link is deleted, and the focus moves to the next', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('merchant', { open: LINKS })
  await page.getByRole('button', { name: 'Delete Atlas' }).click()
  await page.clock.fastForward(5000)
  await expect(success(page)).toBeAttached()
  await expect(row(page, /Atlas/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Zari border' })).toBeFocused()
  expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toHaveLength(1)
})

test('deleting the last link moves the focus to the list', async ({ page, signIn }) => {
  await stretchFiveSeconds(page)
  await signIn('merchant', { open: `${LINKS}?search=nobody+else` })
  await filterList(page, 'atlas')
  await page.getByRole('button', { name: 'Delete Atlas' }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
})

test('a deletion continues on another screen', async ({ page, signIn }) => {
  const fiveSecondsPass = await stretchFiveSeconds(page)
  await signIn('merchant', { open: LINKS })
  await page.getByRole('button', { name: 'Delete Atlas' }).click()
  await page.getByRole('link', { name: 'Transactions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  await page.getByRole('link', { name: 'Payment links' }).click()
  await expect(row(page, /^Deleting “Atlas”/)).toBeVisible()
  await page.getByRole('link', { name: 'Transactions' }).click()
  await fiveSecondsPass()
  await expect(success(page)).toBeAttached()
  await page.getByRole('link', { name: 'Payment links' }).click()
  await expect(row(page, /Zari border/)).toBeVisible()
  await expect(row(page, /Atlas/)).toHaveCount(0)
})

test('a tab that is reloaded sends the deletion, once', async ({ page, mock, signIn }) => {
  await stretchFiveSeconds(page)
  await signIn('merchant', { open: LINKS })
  await page.getByRole('button', { name: 'Delete Atlas' }).click()
  await expect(row(page, /^Deleting/)).toBeVisible()
  await page.reload()
  const [call] = await mock.journal.waitFor('deletePaymentLink')
  expect(call.status).toBe(204)
  await page.waitForURL(LINKS)
  await expect(row(page, /Zari border/)).toBeVisible()
  await expect(row(page, /Atlas/)).toHaveCount(0)
  expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toHaveLength(1)
})

test.describe('when rejected', () => {
  test.use({ expectedInConsole: /status of [45]\d\d/ })

  test('a failure is shown in the row with a retry', async ({ page, mock, signIn }) => {
    await mock.faults.next('deletePaymentLink', {
      status: 503,
      body: { message: 'We are closed for an hour.' },
    })
    await signIn('merchant', { open: LINKS })
    await showActions(page, 'Atlas')
    await page.getByRole('button', { name: 'Delete Atlas' }).click()
    await page.clock.fastForward(5000)
    await expect(row(page, /Atlas/)).toContainText("Couldn't delete: We are closed for an hour.")
    await expect(
      page.getByRole('alert').getByText('We are closed for an hour.', { exact: true }),
    ).toBeAttached()
    await expect(page.getByRole('button', { name: 'Retry deleting Atlas' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(success(page)).toBeAttached()
    await expect(row(page, /Atlas/)).toHaveCount(0)
  })

  test("a link that was paid in the meantime stays, with the server's reason", async ({
    page,
    mock,
    signIn,
  }) => {
    await stretchFiveSeconds(page)
    const { id } = await mock.paymentLinks.insert({ title: 'Already paid', amount: 50_000, status: 'active' })
    await signIn('merchant', { open: LINKS })
    await page.getByRole('button', { name: 'Delete Already paid' }).click()
    await mock.payer.pay(id)
    await page.getByRole('button', { name: 'Delete now' }).click()
    await expect(row(page, /Already paid/)).toContainText(
      "Couldn't delete: This link was paid and stays on record.",
    )
    await page.getByRole('button', { name: 'Dismiss: Already paid' }).click()
    await expect(row(page, /Already paid/)).not.toContainText("Couldn't delete")
    // Paid by now, it has no Delete: the next row has.
    await expect(page.getByRole('button', { name: 'Delete Atlas' })).toBeFocused()
  })
})
