import type { Page } from 'playwright/test'
import type { Mock } from '../../../../mock-server/client/mock.ts'
import { reviewButton } from '../../support/refund.ts'

export type Line = {
  call: string
  operation: string
  open: string | ((mock: Mock) => Promise<string>)
  fill: (page: Page) => Promise<void>
  send: string
  /** The button that submits again after a failure, if it is another. */
  again?: string
  success: string
  fallback: string
  network: string
  leadsTo?: string
}

const AUTH = 'Network error. Please try again.'
const PAYMENT = 'Network error'

/** The specified messages of each call for success, failure without a message, and no response. */
export const ofVisitors: Line[] = [
  {
    call: 'register',
    operation: 'register',
    open: '/register',
    fill: async (page) => {
      await page.getByLabel('Your name').fill('Meera Iyer')
      await page.getByLabel('Business name').fill('Kaveri Books')
      await page.getByLabel('Email').fill('meera@kaveri.example')
      await page.getByLabel('Password').fill('a-long-phrase-1')
    },
    send: 'Open an account',
    success: 'Registration successful! Please check your email for verification.',
    fallback: 'Registration failed',
    network: AUTH,
    leadsTo: '/login',
  },
  {
    call: 'forgot password',
    operation: 'requestPasswordReset',
    open: '/forgot-password',
    fill: (page) => page.getByLabel('Email').fill('asha@tarang.example'),
    send: 'Send reset link',
    success: 'Password reset link sent to your email',
    fallback: 'Failed to send reset link',
    network: AUTH,
  },
  {
    call: 'reset password',
    operation: 'resetPassword',
    open: async (mock) => `/reset-password/${(await mock.outbox.last('asha@tarang.example')).token}`,
    fill: (page) => page.getByLabel('New password').fill('a-long-phrase-3'),
    send: 'Set new password',
    success: 'Password reset successful! Please login with your new password.',
    fallback: 'Password reset failed',
    network: AUTH,
    leadsTo: '/login',
  },
  {
    call: 'sign-in',
    operation: 'signIn',
    open: '/login',
    fill: async (page) => {
      await page.getByLabel('Email').fill('asha@tarang.example')
      await page.getByLabel('Password', { exact: true }).fill('a-long-phrase-3')
    },
    send: 'Sign in',
    success: 'Login successful!',
    fallback: 'Login failed',
    network: AUTH,
    leadsTo: '/dashboard',
  },
]

export const REFUNDED = 'txn_catalogue'

export const ofMerchants: Line[] = [
  {
    call: 'profile',
    operation: 'updateProfile',
    open: '/dashboard/profile',
    fill: (page) => page.getByLabel('Your name').fill('Asha Rao-Menon'),
    send: 'Save profile',
    success: 'Profile updated successfully',
    fallback: 'Failed to update profile',
    network: AUTH,
  },
  {
    call: 'create',
    operation: 'createPaymentLink',
    open: '/dashboard/links/new',
    fill: async (page) => {
      await page.getByLabel('Title').fill('Kurta')
      await page.getByLabel('Amount in ₹').fill('499')
    },
    send: 'Create payment link',
    // After a failure that may have created it, only the same link can be sent again.
    again: 'Try again',
    success: 'Payment link created successfully',
    fallback: 'Failed to create payment',
    network: PAYMENT,
  },
  {
    call: 'update link',
    operation: 'updatePaymentLink',
    open: '/dashboard/links?search=atlas',
    fill: (page) => page.getByRole('link', { name: 'Edit Atlas' }).click(),
    send: 'Save payment link',
    success: 'Payment link updated successfully',
    fallback: 'Failed to update payment link',
    network: PAYMENT,
  },
  {
    call: 'delete link',
    operation: 'deletePaymentLink',
    open: '/dashboard/links?search=atlas',
    fill: (page) => page.getByRole('button', { name: 'Delete Atlas' }).click(),
    send: 'Delete now',
    again: 'Retry deleting Atlas',
    success: 'Payment link deleted successfully',
    fallback: 'Failed to delete payment link',
    network: PAYMENT,
  },
  {
    call: 'refund',
    operation: 'refundTransaction',
    open: `/dashboard/transactions/${REFUNDED}?refund=1`,
    fill: async (page) => {
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel('Amount in ₹').fill('1')
      await reviewButton(dialog, '₹1.00').click()
    },
    send: 'Refund ₹1.00',
    again: 'Try again',
    success: 'Refund processed successfully',
    fallback: 'Failed to process refund',
    network: PAYMENT,
  },
  {
    call: 'gateway update',
    operation: 'updateGateway',
    open: '/dashboard/gateways',
    fill: (page) => page.getByRole('button', { name: 'Settings of Setubandh' }).click(),
    send: 'Save settings',
    success: 'Gateway settings updated successfully',
    fallback: 'Failed to update gateway settings',
    network: PAYMENT,
  },
  {
    call: 'method update',
    operation: 'updatePaymentMethod',
    open: '/dashboard/methods',
    fill: (page) => page.getByRole('button', { name: 'Settings of UPI Intent' }).click(),
    send: 'Save settings',
    success: 'Payment method settings updated successfully',
    fallback: 'Failed to update payment method settings',
    network: PAYMENT,
  },
  {
    call: 'change password',
    operation: 'changePassword',
    open: '/dashboard/profile',
    fill: async (page) => {
      await page.getByLabel('Current password').fill('kosha-demo-2025')
      await page.getByLabel('New password').fill('a-long-phrase-2')
    },
    send: 'Change password',
    success: 'Password changed successfully',
    fallback: 'Failed to change password',
    network: AUTH,
  },
]
