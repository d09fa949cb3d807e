import { expect, test } from '../../support/fixtures.ts'
import { hold } from '../../support/hold.ts'

const lists = [
  'getStats',
  'listGateways',
  'listPaymentLinks',
  'listPaymentMethods',
  'listSettlements',
  'listTransactions',
]

test('the payment data are loaded once, after the session is verified', async ({ page, mock, signIn }) => {
  await test.step('the payment data are loaded once', async () => {
    // A screen that does not need this data.
    await signIn('viewer', { open: '/dashboard/profile' })
    for (const operation of lists) {
      await mock.journal.waitFor(operation)
      expect(await mock.journal.calls({ operation })).toHaveLength(1)
    }
  })
  await test.step('a changed profile is updated everywhere', async () => {
    await page.getByLabel('Your name').fill('Neela Shah')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('button', { name: 'Account of Neela Shah' })).toBeVisible()
  })
})

test('while the session is verified, a loading indicator is shown', async ({ page, mock, signIn }) => {
  const release = await hold(page, '**/api/auth/verify')
  const verification = page.waitForRequest('**/api/auth/verify')
  await signIn('merchant')
  // The served page shows the same text until then.
  await verification
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await mock.journal.calls({ operation: 'getStats' })).toEqual([])
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})
