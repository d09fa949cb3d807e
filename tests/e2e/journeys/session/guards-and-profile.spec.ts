import { expect, test } from '../../support/fixtures.ts'
import { hold } from '../../support/hold.ts'
import { escapeFrom } from '../../support/keyboard.ts'

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
  await test.step('the account menu returns the focus to its button every time', async () => {
    const account = page.getByRole('button', { name: /^Account of/ })
    const entry = page.getByRole('menuitem', { name: 'Log out' })
    for (const key of ['Enter', 'ArrowDown', 'Space', 'Enter']) {
      await account.press(key)
      await expect(entry).toBeVisible()
      await expect(account).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await escapeFrom(page.getByRole('menu'))
      await expect(entry).toHaveCount(0)
      await expect(account).toBeFocused()
    }
    await account.click()
    await expect(entry).toBeVisible()
    await account.click()
    await expect(entry).toHaveCount(0)
    await expect(account).toHaveAttribute('aria-expanded', 'false')
  })
})

test('while the session is verified, a loading indicator is shown', async ({ page, mock, signIn }) => {
  await test.step('while the session is verified, a loading indicator is shown', async () => {
    const response = await hold(page, '**/api/auth/verify')
    const verification = page.waitForRequest('**/api/auth/verify')
    await signIn('merchant')
    // The served page shows the same text until then.
    await verification
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(await mock.journal.calls({ operation: 'getStats' })).toEqual([])
    response()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
  await test.step('reloading while the session is verified does not sign out', async () => {
    const slow = await mock.faults.add({ operation: 'verifySession', latency: { fixed: 60_000 } })
    await signIn('merchant')
    await expect(page.getByText('Loading...')).toBeVisible()
    await mock.faults.remove(slow.id)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
})
