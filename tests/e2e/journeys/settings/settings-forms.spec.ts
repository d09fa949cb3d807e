import { DEMO_PASSWORD, demoEmail } from '../../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { fillSignIn } from '../../support/forms.ts'
import { goTo } from '../../support/go-to.ts'

test('the gateways and methods returned by an update replace the list, and credentials are write-only', async ({
  page,
  mock,
  signIn,
}) => {
  const [first] = await mock.gateways.all()
  await signIn('merchant', { open: '/dashboard/gateways' })
  await expect(page.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  const others = (await mock.gateways.all()).filter(
    ({ merchantId, name }) => merchantId === first?.merchantId && name !== 'Setubandh',
  )
  for (const { id } of others) await mock.gateways.update(id, { priority: 77 })
  await page.getByRole('button', { name: 'Settings of Setubandh' }).click()
  await page.getByLabel('Priority').fill('9')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('row', { name: /Setubandh/ })).toContainText('9')
  await expect(page.getByRole('row').filter({ hasText: '77' })).toHaveCount(others.length)
  expect(others.length).toBeGreaterThan(0)
  expect(await mock.journal.calls({ operation: 'listGateways' })).toHaveLength(1)

  await test.step('credentials are write-only', async () => {
    const settings = page.getByRole('button', { name: 'Settings of Setubandh' })
    await settings.click()
    await page.getByLabel('New key ID').fill('key_new_for_test_9876')
    await page.getByLabel('New secret').fill('a-secret-of-some-length')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('row', { name: /Setubandh/ })).toContainText('key_••••9876')
    const sent = (await mock.journal.calls({ operation: 'updateGateway' })).at(-1)
    expect(sent?.response?.body).not.toContain('a-secret-of-some-length')
    await settings.click()
    await expect(page.getByText('Credentials (now key_••••9876)')).toBeVisible()
    await expect(page.getByLabel('New key ID')).toHaveValue('')
    await expect(page.getByLabel('New secret')).toHaveValue('')
    await expect(page.getByLabel('New secret')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const last = (await mock.journal.calls({ operation: 'updateGateway' })).at(-1)
    expect(last?.request.body).not.toContain('credentials')
  })
  await test.step('the methods returned by an update replace the list', async () => {
    await goTo(page, '/dashboard/methods')
    await expect(page.getByRole('row', { name: /UPI Intent/ })).toBeVisible()
    const all = await mock.paymentMethods.all()
    const other = all.find(
      ({ name, merchantId }) => name !== 'UPI Intent' && merchantId === all[0]?.merchantId,
    )
    await mock.paymentMethods.update(other?.id ?? '', { maxAmount: 7_654_300 })
    await page.getByRole('button', { name: 'Settings of UPI Intent' }).click()
    await page.getByLabel('Largest amount in ₹').fill('12,345')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('row', { name: /UPI Intent/ })).toContainText('₹12,345.00')
    await expect(page.getByRole('row').filter({ hasText: '₹76,543.00' })).toHaveCount(1)
    expect(await mock.journal.calls({ operation: 'listPaymentMethods' })).toHaveLength(1)
  })
})

test.describe('when rejected, or when the session ends', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test("the server's errors for a gateway and a method are shown at their fields, and the input is kept, after signing in too, except the secret", async ({
    page,
    mock,
    signIn,
  }) => {
    await test.step("the server's errors for a gateway are shown at their fields, and the input is kept", async () => {
      await signIn('merchant', { open: '/dashboard/gateways' })
      await page.getByRole('button', { name: 'Settings of Setubandh' }).click()
      await page.getByLabel('Priority').fill('first')
      await page.getByLabel('New key ID').fill('key_of_half_a_pair')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(page.getByLabel('Priority')).toHaveAccessibleDescription(/at least 1/)
      await expect(page.getByLabel('New secret')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Priority')).toHaveValue('first')
      await expect(page.getByLabel('New key ID')).toHaveValue('key_of_half_a_pair')
    })
    await test.step("the server's errors for a method are shown at their fields, in rupees", async () => {
      await goTo(page, '/dashboard/methods')
      await page.getByRole('button', { name: 'Settings of UPI Intent' }).click()
      await page.getByLabel('Smallest amount in ₹').fill('0')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(page.getByLabel('Smallest amount in ₹')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Smallest amount in ₹')).toHaveAccessibleDescription(/at least ₹/)
      await page.getByLabel('Smallest amount in ₹').fill('much')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(page.getByLabel('Smallest amount in ₹')).toHaveAccessibleDescription(/amount in rupees/)
      await expect(page.getByLabel('Smallest amount in ₹')).toHaveValue('much')
    })
    await test.step('input is restored after signing in, except the secret, and not after cancelling', async () => {
      await goTo(page, '/dashboard/gateways')
      const settings = page.getByRole('button', { name: 'Settings of Setubandh' })
      await settings.click()
      const enabled = page.getByRole('checkbox', { name: /^Enabled/ })
      await enabled.uncheck()
      await page.getByRole('radiogroup', { name: 'Mode' }).getByLabel('Test').check()
      await page.getByLabel('Priority').fill('7')
      await page.getByLabel('New secret').fill('a-secret-of-today')
      await mock.faults.next('updateGateway', { status: 401 })
      await page.getByRole('button', { name: 'Save settings' }).click()
      await expect(page).toHaveURL('/login')
      await fillSignIn(page, demoEmail('merchant'), DEMO_PASSWORD)
      await expect(page).toHaveURL('/dashboard/gateways')

      await settings.click()
      await expect(page.getByLabel('Priority')).toHaveValue('7')
      await expect(page.getByRole('radiogroup', { name: 'Mode' }).getByLabel('Test')).toBeChecked()
      await expect(enabled).not.toBeChecked()
      await expect(page.getByLabel('New secret')).toHaveValue('')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await settings.click()
      await expect(page.getByLabel('Priority')).not.toHaveValue('7')
      await expect(enabled).toBeChecked()
    })
  })
})
