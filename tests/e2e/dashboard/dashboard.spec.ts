import { expect, test } from '../support/fixtures.ts'

test('the dashboard shows the six figures with their definitions @phone', async ({ page, signIn }) => {
  await signIn('merchant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  for (const name of [
    'Today',
    "Today's transactions",
    'Pending settlements',
    'Total amount',
    'Total transactions',
    'Success rate',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  }
  await expect(page.getByText('Succeeded ÷ (succeeded + failed), since the account was opened')).toBeVisible()
  // The company's own rate stands in the header alone, since it could be mistaken for the merchant's.
  await expect(page.getByRole('main').getByText('99.8%')).toHaveCount(0)
})

test('an admin sees the figures of every merchant', async ({ page, signIn }) => {
  await signIn('admin', { open: '/admin/dashboard' })
  const merchants = page.getByRole('region', { name: 'By merchant' })
  await expect(merchants.getByRole('row', { name: /Tarang Textiles/ })).toBeVisible()
  await expect(merchants.getByRole('row', { name: /Malhar Foods/ })).toBeVisible()
})

test('the charts have a text alternative, and the table contains each day', async ({ page, signIn }) => {
  await signIn('merchant')
  const days = page.getByRole('region', { name: 'Day by day' })
  await expect(days.getByRole('img', { name: /^₹[\d,.]+ captured in the last 30 days/ })).toBeVisible()
  await expect(days.getByRole('img', { name: /^\d+\.\d\d% succeeded in the last 30 days/ })).toBeVisible()
  await days.getByRole('combobox', { name: 'Last' }).selectOption('14 days')
  await expect(days.getByRole('img', { name: /in the last 14 days/ })).toHaveCount(2)
  await days.getByText('Show as a table').click()
  await expect(days.getByRole('row')).toHaveCount(15)
  await expect(days.getByRole('columnheader')).toHaveText([
    'Day (IST)',
    'Captured',
    'Transactions',
    'Succeeded',
    'Failed',
    'Success rate',
  ])
})

test('problems that need attention are listed with a link @phone', async ({ page, mock, signIn }) => {
  await mock.scenario('settlement-failed')
  await signIn('merchant')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByRole('link', { name: 'View settlement' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Settlement' })
  await expect(panel.getByText('Failed', { exact: true })).toBeVisible()
})

test('an account without problems says so', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  await signIn('merchant')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText('All clear.')
})

test.describe('while a list does not load', () => {
  test.use({ expectedInConsole: /status of 503/ })

  test('the account is not reported as fine', async ({ page, mock, signIn }) => {
    await mock.scenario('new-merchant')
    await mock.faults.next('listSettlements', { status: 503, times: 2 })
    await signIn('merchant')
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect(attention).toContainText('Not everything could be checked')
    await expect(attention).not.toContainText('All clear.')
  })
})

test('links about to expire are listed with a link to their form, the soonest first', async ({
  page,
  mock,
  signIn,
}) => {
  const tomorrow = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString()
  await mock.paymentLinks.insert({ title: 'Due tomorrow', amount: 125_000, expiresAt: tomorrow })
  await signIn('merchant')
  const first = page.getByRole('region', { name: 'Expiring soon' }).getByRole('listitem').first()
  await expect(first).toContainText('Due tomorrow')
  await expect(first).toContainText('₹1,250.00')
  await expect(first).toContainText(/Today|Tomorrow/)
  await first.getByRole('link', { name: 'Due tomorrow' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the merchant area follows a ${scheme} system theme without a flash`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await signIn('merchant')
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
}
