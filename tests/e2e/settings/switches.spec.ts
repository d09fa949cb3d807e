import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'

const screens = [
  { what: 'gateway', open: '/dashboard/gateways', operation: 'updateGateway' },
  { what: 'payment method', open: '/dashboard/methods', operation: 'updatePaymentMethod' },
] as const

test.use({ expectedInConsole: /status of 409/ })

for (const { what, open, operation } of screens) {
  test(`a ${what} is switched at once, once, and returns with the reason if that is rejected`, async ({
    page,
    mock,
    signIn,
  }) => {
    await test.step('the new state is shown before the server has responded', async () => {
      await signIn('merchant', { open })
      const first = page.getByRole('switch').first()
      await expect(first).toBeChecked()
      const response = await hold(page, '**/api/payments/*/*')
      await first.click()
      await expect(first).not.toBeChecked()
      await expect(first).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('row').nth(1)).toContainText('Disabled')
      // One at a time: the second click is ignored for now.
      await first.click()
      response()
      await expect(page.getByRole('status')).toContainText(/settings updated successfully/)
      await expect(first).not.toBeChecked()
      await expect(first).not.toHaveAttribute('aria-busy')
      expect(await mock.journal.calls({ operation })).toHaveLength(1)
      await page.reload()
      await expect(page.getByRole('switch').first()).not.toBeChecked()
      await page.unrouteAll()
    })
    await test.step('a rejected switch returns to its state, with the reason', async () => {
      const row = page.getByRole('row').nth(2)
      await expect(row.getByRole('switch')).toBeChecked()
      await mock.faults.next(operation, { status: 409 })
      await row.getByRole('switch').click()
      await expect(row.locator('.form-error')).not.toBeEmpty()
      await expect(row.getByRole('switch')).toBeChecked()
      await expect(row).toContainText('Enabled')
    })
    await test.step('a viewer sees the state without a switch', async () => {
      await signIn('viewer', { open })
      await expect(page.getByRole('row').nth(2)).toContainText('Enabled')
      await expect(page.getByRole('switch')).toHaveCount(0)
    })
  })
}

test('two gateways switched simultaneously both end in the requested state', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/gateways' })
  const [first, second] = [page.getByRole('switch').nth(0), page.getByRole('switch').nth(1)]
  await first.click()
  await second.click()
  await expect(page.getByText('Gateway settings updated successfully').last()).toBeAttached()
  for (const one of [first, second]) {
    await expect(one).not.toHaveAttribute('aria-busy')
    await expect(one).not.toBeChecked()
  }
})
