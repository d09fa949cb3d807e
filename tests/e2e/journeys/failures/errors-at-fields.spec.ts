import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { overlap } from '../../support/toasts.ts'

test.use({ expectedInConsole: /status of (400|422|409)/ })

/** Not by role, since a dialog hides them from assistive technology. */
const toasts = (page: Page) => page.locator('#toaster [data-type]')

test('field errors are shown at their fields, not in a toast', async ({ page, mock, signIn }) => {
  const message = 'This password is among the most common ones.'
  const reject = (field: string) => ({
    message: 'The request is not valid.',
    code: 'validation_failed',
    errors: [{ field, message }],
    requestId: 'req_1',
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('in registration', async () => {
    await page.goto('/register')
    await page.getByLabel('Phone (optional)').fill('12345')
    await page.getByRole('button', { name: 'Open an account' }).click()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
    await expect(page.getByLabel('Business name')).toHaveAccessibleDescription('Enter the business name.')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address.')
    await expect(page.getByLabel('Phone (optional)')).toHaveAccessibleDescription(
      /Enter a ten-digit mobile number, such as 98765 43210\.$/,
    )
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('The request is not valid.')).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  })
  await test.step('a password that a server finds too common, in a reset', async () => {
    await mock.faults.next('resetPassword', { status: 400, body: reject('password') })
    await page.goto('/reset-password/abc')
    await page.getByLabel('New password').fill('1234567890')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(new RegExp(message))
  })
  await test.step('a rejected password in the profile', async () => {
    await mock.faults.next('changePassword', { status: 422, body: reject('newPassword') })
    await signIn('merchant', { open: '/dashboard/profile' })
    await page.getByLabel('Current password').fill('a password of mine')
    await page.getByLabel('New password').fill('1234567890')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(new RegExp(message))
    await expect(page.getByLabel('New password')).toBeFocused()
    await expect(toasts(page)).toHaveCount(0)
  })
  await test.step('in a payment link', async () => {
    await goTo(page, '/dashboard/links/new')
    await page.getByLabel('Phone').fill('12345')
    await page.getByRole('button', { name: 'Create payment link' }).last().click()
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter the title\.$/)
    await expect(page.getByLabel('Amount in ₹')).toHaveAccessibleDescription(/^Enter an amount in rupees/)
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Enter a ten-digit mobile number/)
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.getByLabel('Amount in ₹').fill('499')
    await page.getByRole('button', { name: 'Create payment link' }).last().click()
    await expect(page.getByLabel('Amount in ₹')).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter the title\.$/)
    await expect(toasts(page)).toHaveCount(0)
  })
  await test.step('a ten-digit number is taken', async () => {
    await page.getByLabel('Title').fill('Silk saree')
    await page.getByLabel('Name').fill('Meera Iyer')
    await page.getByLabel('Phone').fill('98765 43210')
    await page.getByRole('button', { name: 'Create payment link' }).last().click()
    await expect(page.getByRole('dialog')).toContainText('Waiting for Meera Iyer')
    const links = await mock.paymentLinks.all()
    expect(links.find(({ title }) => title === 'Silk saree')?.customer?.phone).toBe('+919876543210')
  })
  await test.step('the toast covers neither the bar nor the drawer', async () => {
    const toast = page.locator('#toaster [data-type]')
    const drawer = page.getByRole('dialog')
    await expect(toast).toHaveText('Payment link created successfully')
    await expect.poll(() => overlap(toast, drawer)).toBe(false)
    await expect.poll(() => overlap(toast, page.getByRole('banner'))).toBe(false)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    await expect(async () => {
      const box = await toast.boundingBox()
      expect(1440 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
    }).toPass()
  })
})
