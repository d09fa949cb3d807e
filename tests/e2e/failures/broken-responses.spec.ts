import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { rowIds } from '../support/rows.ts'

// React reports the component that failed on the malformed response.
test.use({ expectedInConsole: /TypeError|SyntaxError|The above error occurred/ })

test('a response that breaks its panel leaves the others alone', async ({ page, mock, signIn }) => {
  const alert = page.getByRole('alert').filter({ hasText: "Couldn't show" })
  await test.step('a panel of the dashboard', async () => {
    const stats = { totalTransactions: 1, totalAmount: 100, successRate: 1, pendingSettlements: 0 }
    const body = { stats: { ...stats, todayTransactions: 0, todayAmount: 0 } }
    const { id } = await mock.faults.add({ operation: 'getStats', status: 200, body })
    await signIn('merchant')
    await expect(alert.first()).toContainText('We received an unexpected response for the figures.')
    await expect(page.getByRole('region', { name: 'Latest transactions' }).getByRole('row')).not.toHaveCount(
      0,
    )
    await expect(page.getByRole('region', { name: 'Next to your bank' })).toBeVisible()
    await mock.faults.remove(id)
    await alert.first().getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
  await test.step('the details beside a list', async () => {
    await goTo(page, '/dashboard/transactions')
    const first = page.getByRole('table').getByRole('link').first()
    await expect(first).toBeVisible()
    const [id = ''] = await rowIds(page)
    const { events: _missing, ...transaction } = await mock.transactions.get(id)
    await mock.faults.add({
      operation: 'listTransactions',
      status: 200,
      body: { transactions: [transaction], total: 1 },
    })
    await first.click()
    await expect(alert).toBeVisible()
    await expect(page.getByRole('row', { name: id })).toBeVisible()
  })
})
