import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'

const bank = {
  code: 'bank_unavailable',
  source: 'bank' as const,
  reason: "The customer's bank did not respond.",
  nextStep: 'Ask the customer to try again in half an hour, or with another bank.',
}

test('figures lead to their payments', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  const failed = await mock.transactions.insert({ amount: 49_900, status: 'failed', failure: bank })
  await mock.transactions.insert({ amount: 10_000, status: 'success' })
  await signIn('merchant')
  await test.step('failures are split by side, and each number leads to its own payments', async () => {
    const card = page.getByRole('region', { name: 'Why payments failed' })
    await expect(card.getByRole('listitem').filter({ hasText: /^Bank/ })).toHaveText('Bank 1')
    await card.getByRole('link', { name: 'Bank', exact: true }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Failed: Bank' })
    await expect(panel).toContainText('1 payment · ₹499.00')
    await escapeFrom(panel)
    await expect(page).toHaveURL('/dashboard')
    await expect(card.getByRole('link', { name: 'Bank', exact: true })).toBeFocused()

    // Not by a key: a panel that has just closed may return the focus once more, a frame later.
    await card.getByRole('link', { name: bank.reason }).click()
    await expect(page.getByRole('dialog', { name: 'Failed payments' })).toContainText(bank.nextStep)
    await page.getByRole('dialog').getByRole('link', { name: '₹499.00' }).press('Enter')
    await expect(page).toHaveURL(`/dashboard/transactions/${failed.id}`)
  })
  await test.step('an address of no figure says so', async () => {
    await goTo(page, '/dashboard/figures/source-99')
    await expect(page.getByRole('dialog')).toContainText('There is no such figure on the dashboard.')
  })
})
