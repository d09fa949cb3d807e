import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'

const bank = {
  code: 'bank_unavailable',
  source: 'bank' as const,
  reason: "The customer's bank did not respond.",
  nextStep: 'Ask the customer to try again in half an hour, or with another bank.',
}

test('insights lead to their payments', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  const failed = await mock.transactions.insert({ amount: 49_900, status: 'failed', failure: bank })
  const customer = { name: 'Zoë Zachariah', phone: '+910000099999' }
  for (const amount of [10_000, 20_000])
    await mock.transactions.insert({ amount, status: 'success', customer })
  await mock.transactions.insert({
    amount: 5000,
    status: 'success',
    customer: { name: 'Ravi Nair', phone: '+910000088888' },
  })
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
  await test.step('the busiest hour and the customers who came back lead to their payments', async () => {
    await goTo(page, '/dashboard')
    await page.getByRole('region', { name: 'Since the account was opened' }).scrollIntoViewIfNeeded()
    const hours = page.getByRole('region', { name: 'By hour of the day' })
    await expect(hours).toContainText('3 payments')
    const returning = page.getByRole('region', { name: 'Returning customers' })
    await expect(returning).toContainText('1 of 2 customers paid more than once: ₹300.00, 86% of the amount.')
    await expect(returning.getByRole('link', { name: 'Zoë Zachariah' })).toHaveAttribute(
      'href',
      '/dashboard/customers/%2B910000099999',
    )
    await returning.getByRole('link', { name: '1 of 2 customers' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Returning customers' })
    await expect(panel).toContainText('2 payments · ₹300.00')
    await escapeFrom(panel)
    await expect(returning.getByRole('link', { name: '1 of 2 customers' })).toBeFocused()
    await hours.getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: /^\d\d:00 to \d\d:00$/ })).toContainText(
      '3 payments · ₹350.00',
    )
  })
  await test.step('the average payment leads to the captured payments of its days', async () => {
    await goTo(page, '/dashboard')
    await page.getByRole('link', { name: /^Average payment ₹/ }).press('Enter')
    await expect(page).toHaveURL(/status=success%2Cpartially_refunded%2Crefunded|status=success,partially/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  })
  await test.step('an address of no figure says so', async () => {
    await goTo(page, '/dashboard/figures/hour-99')
    await expect(page.getByRole('dialog')).toContainText('There is no such figure on the dashboard.')
  })
})
