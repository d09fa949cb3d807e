import { expect, test } from '../../support/fixtures.ts'

test('a settlement adds up, down to its payments and refunds @engines', async ({ page, mock, signIn }) => {
  const settlements = await mock.settlements.all()
  const chosen = settlements.find(
    ({ merchantId, refunds, transactionCount }) =>
      merchantId === 'mer_tarang' && refunds > 0 && transactionCount < 50,
  )
  if (!chosen) throw new Error('The demo data has no settlement with refunds')
  const rows = (await mock.transactions.all()).filter(({ settlementId }) => settlementId === chosen.id)
  await signIn('merchant', { open: `/dashboard/settlements/${chosen.id}` })
  const panel = page.getByRole('dialog', { name: 'Settlement' })
  const rupees = (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  const sum = panel.locator('dl', { hasText: 'Net, to the bank' })
  await expect(sum.getByRole('definition')).toHaveText([
    `₹${rupees(chosen.gross)}`,
    `− ₹${rupees(chosen.refunds)}`,
    `− ₹${rupees(chosen.fee)}`,
    `− ₹${rupees(chosen.tax)}`,
    `= ₹${rupees(chosen.net)}`,
  ])
  await expect(panel.getByRole('heading', { name: /^\d+ payments?$/ })).toBeVisible()
  await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveCount(rows.length)
  await panel.getByRole('list').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
})
