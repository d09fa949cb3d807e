import type { Page } from 'playwright/test'
import type { demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { createLink } from '../support/create-link.ts'
import { fillSignIn } from '../support/forms.ts'
import { confirmRefund } from '../support/refund.ts'

type Act = (page: Page) => Promise<void>
type Line = {
  call: string
  operation: string
  who?: Parameters<typeof demoEmail>[0]
  open: string
  /** Whether the form stays as it is after a failure, so that it can be sent again. */
  stays?: true
  act: Act
  success: string
  fallback: string
  network: string
}

const AUTH = 'Network error. Please try again.'
export const PAYMENT = 'Network error'

/** The specified messages of each call for success, failure without a message, and no response. */
export const lines: Line[] = [
  {
    call: 'sign-in',
    operation: 'signIn',
    open: '/login',
    stays: true,
    act: (page) => fillSignIn(page, 'asha@tarang.example', 'kosha-demo-2025'),
    success: 'Login successful!',
    fallback: 'Login failed',
    network: AUTH,
  },
  {
    call: 'register',
    operation: 'register',
    open: '/register',
    stays: true,
    act: async (page) => {
      await page.getByLabel('Your name').fill('Meera Iyer')
      await page.getByLabel('Business name').fill('Kaveri Books')
      await page.getByLabel('Email').fill('meera@kaveri.example')
      await page.getByLabel('Password').fill('a-long-phrase-1')
      await page.getByRole('button', { name: 'Open an account' }).click()
    },
    success: 'Registration successful! Please check your email for verification.',
    fallback: 'Registration failed',
    network: AUTH,
  },
  {
    call: 'forgot password',
    operation: 'requestPasswordReset',
    open: '/forgot-password',
    stays: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('asha@tarang.example')
      await page.getByRole('button', { name: 'Send reset link' }).click()
    },
    success: 'Password reset link sent to your email',
    fallback: 'Failed to send reset link',
    network: AUTH,
  },
  {
    call: 'profile',
    operation: 'updateProfile',
    who: 'viewer',
    open: '/dashboard/profile',
    stays: true,
    act: async (page) => {
      await page.getByLabel('Your name').fill('Neel Shah-Rao')
      await page.getByRole('button', { name: 'Save profile' }).click()
    },
    success: 'Profile updated successfully',
    fallback: 'Failed to update profile',
    network: AUTH,
  },
  {
    call: 'change password',
    operation: 'changePassword',
    who: 'merchant',
    open: '/dashboard/profile',
    stays: true,
    act: async (page) => {
      await page.getByLabel('Current password').fill('kosha-demo-2025')
      await page.getByLabel('New password').fill('a-long-phrase-2')
      await page.getByRole('button', { name: 'Change password' }).click()
    },
    success: 'Password changed successfully',
    fallback: 'Failed to change password',
    network: AUTH,
  },
  {
    call: 'create',
    operation: 'createPaymentLink',
    who: 'merchant',
    open: '/dashboard/links/new',
    act: (page) => createLink(page, { title: 'Atlas', amount: '499' }),
    success: 'Payment link created successfully',
    fallback: 'Failed to create payment',
    network: PAYMENT,
  },
  {
    call: 'update link',
    operation: 'updatePaymentLink',
    who: 'merchant',
    open: '/dashboard/links?status=active',
    act: async (page) => {
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByRole('button', { name: 'Save payment link' }).click()
    },
    success: 'Payment link updated successfully',
    fallback: 'Failed to update payment link',
    network: PAYMENT,
  },
  {
    call: 'refund',
    operation: 'refundTransaction',
    who: 'merchant',
    open: '/dashboard/transactions?status=success',
    act: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByRole('button', { name: /^(Refund|Resolve refund)$/ }).click()
      // After a failure that may have refunded, only the same refund can be retried.
      const again = page.getByRole('button', { name: 'Try again' })
      const amount = page.getByLabel('Amount in ₹')
      await amount.or(again).waitFor()
      if (await again.isVisible()) return await again.click()
      await amount.fill('1')
      await confirmRefund(page.getByRole('alertdialog'), '₹1.00')
    },
    success: 'Refund processed successfully',
    fallback: 'Failed to process refund',
    network: PAYMENT,
  },
  {
    call: 'gateway update',
    operation: 'updateGateway',
    who: 'merchant',
    open: '/dashboard/gateways',
    act: async (page) => {
      await page.getByRole('button', { name: 'Settings of Setubandh' }).click()
      await page.getByRole('button', { name: 'Save settings' }).click()
    },
    success: 'Gateway settings updated successfully',
    fallback: 'Failed to update gateway settings',
    network: PAYMENT,
  },
  {
    call: 'method update',
    operation: 'updatePaymentMethod',
    who: 'merchant',
    open: '/dashboard/methods',
    act: async (page) => {
      await page.getByRole('button', { name: 'Settings of UPI Intent' }).click()
      await page.getByRole('button', { name: 'Save settings' }).click()
    },
    success: 'Payment method settings updated successfully',
    fallback: 'Failed to update payment method settings',
    network: PAYMENT,
  },
]
