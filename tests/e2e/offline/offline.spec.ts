import { openFilter } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { signInAs } from '../support/forms.ts'
import { goTo } from '../support/go-to.ts'
import { confirmButton, fillRefund, reviewButton } from '../support/refund.ts'

test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ })

const reason = 'You are offline. Available when you are back online.'

test('screens, dialogs and lists wait for the network', async ({ page, context, signIn }) => {
  await test.step('a screen that was not loaded yet opens when the network returns', async () => {
    await signIn('merchant')
    await expect(
      page.getByRole('region', { name: 'Latest transactions' }).getByRole('row').nth(1),
    ).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Settlements', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/settlements')
    await expect(page.getByText('This page will open when you are back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
  await test.step('a dialog that was not loaded yet opens when the network returns', async () => {
    await goTo(page, '/dashboard/gateways')
    const settings = page.getByRole('button', { name: 'Settings of Setubandh' })
    await expect(settings).toBeVisible()
    await context.setOffline(true)
    const gateway = page.getByRole('switch', { checked: true }).first()
    await expect(gateway).toHaveAccessibleDescription(reason)
    await gateway.press('Enter')
    await expect(gateway).toBeChecked()
    await settings.click()
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Setubandh' })).toBeVisible()
  })
  await test.step('offline, a banner shows the age of the data, and actions wait', async () => {
    await goTo(page, '/dashboard/links')
    await expect(page.getByRole('table')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/You are seeing data from \d\d:\d\d IST/)).toBeVisible()
    await expect(page.getByText(/^You are offline\. Actions are paused/)).toHaveAttribute(
      'aria-live',
      'polite',
    )
    for (const action of [
      page.getByRole('button', { name: /^Delete / }).first(),
      page.getByRole('button', { name: 'Export CSV' }),
    ]) {
      await expect(action).toHaveAccessibleDescription(reason)
      await expect(action).toHaveAttribute('aria-disabled', 'true')
      await action.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await expect(page.getByText('You are online again.')).toHaveAttribute('aria-live', 'polite')
  })
  await test.step('lists wait for the network and then load automatically', async () => {
    await goTo(page, '/dashboard/transactions')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await openFilter(page, 'Status')
    await context.setOffline(true)
    await page.getByLabel('Failed').check()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('row').nth(1)).toContainText('Failed')
  })
})

test('a refund waits for the network, and signing out does not', async ({ page, context, mock, signIn }) => {
  const { id, dialog } = await fillRefund({ page, mock, signIn }, { amount: '100', reason: 'Torn box' })
  await reviewButton(dialog, '₹100.00').click()
  await context.setOffline(true)
  const send = confirmButton(dialog, '₹100.00')
  await expect(send).toHaveAccessibleDescription(reason)
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.focus()
  await expect(send).toBeFocused()
  await send.press('Enter')
  expect(await mock.journal.calls({ operation: 'refundTransaction' })).toEqual([])
  await context.setOffline(false)
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await expect(dialog).toContainText('Torn box')
  await send.click()
  await expect(dialog).toHaveCount(0)
  expect(await mock.transactions.get(id)).toMatchObject({ refundedAmount: 10_000 })
  await test.step('signing out works, even if its menu was not loaded', async () => {
    const account = page.getByRole('button', { name: /^Account of/ })
    await context.setOffline(true)
    await account.click()
    await page.getByText('Log out').click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status').filter({ hasText: 'Logged out successfully' })).toBeAttached()
    await expect(page.getByText('This page will open when you are back online.')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/login')
    await signInAs(page, 'merchant')
    await expect(page).toHaveURL('/dashboard')
  })
})
