import { expect, test } from '../../support/fixtures.ts'

test('the dashboard leads with today and ends with the totals @phone', async ({ page, signIn }) => {
  await signIn('merchant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const today = page.getByRole('region', { name: 'Collected today' })
  await expect(today.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible()
  await expect(today.getByRole('link', { name: /^\d+ payments?$/ })).toBeVisible()
  await expect(today).toContainText('before deductions')
  const parts = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(parts.first()).toHaveText('Collected today')
  await expect(parts.last()).toHaveText('Since the account was opened')
  const totals = page.getByRole('region', { name: 'Since the account was opened' })
  for (const name of ['Total amount', 'Total transactions', 'Success rate', 'Pending settlements']) {
    await expect(totals.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  }
  await expect(totals).toContainText('of completed payments succeeded')
  // The company's success rate is only in the header, since it could be mistaken for the merchant's.
  await expect(page.getByRole('main').getByText('99.8%')).toHaveCount(0)
})

test('the parts of the dashboard lead to their rows', async ({ page, signIn }) => {
  await signIn('merchant')
  await test.step('methods, gateways and failures lead to their payments', async () => {
    await page.getByRole('region', { name: 'By method' }).getByRole('link', { name: 'UPI' }).click()
    await expect(page).toHaveURL(/method=upi&from=[\d-]+&to=[\d-]+$/)
    await page.goBack()
    await page.getByRole('region', { name: 'By gateway' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/gatewayId=\w+&from=/)
    await page.goBack()
    const reasons = page.getByRole('region', { name: 'Why payments failed' })
    await expect(reasons.getByRole('listitem').last()).toContainText(/Send|Ask|Raise/)
    await reasons.getByRole('link', { name: 'All failed payments' }).click()
    await expect(page).toHaveURL(/status=failed&from=/)
    await page.goBack()
  })
  await test.step('the charts have a text alternative, and the table contains each day', async () => {
    const days = page.getByRole('region', { name: 'Collected', exact: true })
    await expect(days).toContainText(/\d+\.\d\d% of \d+ completed payments succeeded\./)
    await days.getByRole('radio', { name: 'Last 14 days' }).check()
    await days.getByText('Show as a table').click()
    await expect(days.getByRole('row')).toHaveCount(15)
    await expect(days.getByRole('columnheader')).toHaveText([
      'Day (IST)',
      'Collected',
      'Succeeded',
      'Failed',
      'Not completed',
      'Success rate',
    ])
  })
})

test('problems need attention', async ({ page, mock, signIn }) => {
  await mock.scenario('settlement-failed')
  await signIn('merchant')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByRole('link', { name: 'View settlement' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Settlement' })
  await expect(panel.getByText('Returned', { exact: true })).toBeVisible()
})
