import { RuleViolation, rejectUnprocessable } from '../../engine/rule-violation.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { nextEtag } from '../rules/etag.ts'
import { addDefaultGateways } from '../seed/default-gateways.ts'
import type { Store } from '../store/store.ts'
import type { HandlersFor } from './handler.ts'

type AuthOperation =
  | 'verifySession'
  | 'signIn'
  | 'register'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'updateProfile'
  | 'changePassword'
  | 'refreshToken'

export const auth = {
  verifySession: ({ caller }, { authSessions }) => ({
    user: caller.user,
    expiresAt: authSessions.expiryOf(caller.token),
  }),

  signIn: ({ body: { email, password, rememberMe = false } }, { accounts, authSessions, signInLimit }) => {
    signInLimit.admit(email)
    const account = accounts.withCredentials(email, password)
    if (!account) {
      signInLimit.failed(email)
      throw new RuleViolation('unauthenticated', 'Incorrect email or password.', {
        code: 'invalid_credentials',
        accepted: 'Bearer',
      })
    }
    signInLimit.succeeded(email)
    const { user } = account
    return { user, ...authSessions.start(user.id, { rememberMe }), message: `Welcome back, ${user.name}` }
  },

  register: ({ body }, store) => {
    const account = store.accounts.register(body)
    if (account) addDefaultGateways(store, account)
    mail(store, body.email, account ? 'Welcome to Kosha' : 'You already have a Kosha account', {
      text: account
        ? `Namaste ${body.name}, your account for ${body.businessName} is open. As this message has reached you, your email address is verified: you can sign in now.`
        : 'Someone, probably you, tried to register with this address. Sign in, or reset your password.',
    })
    return { message: 'Registration successful! Please check your email for verification.' }
  },

  requestPasswordReset: ({ body: { email } }, store) => {
    const account = store.accounts.withEmail(email)
    if (account) {
      const token = store.accounts.createResetToken(account.user.id)
      const text = `Open /reset-password/${token} within an hour to set a new password.`
      mail(store, account.user.email, 'Reset your Kosha password', { text, token })
    }
    return { message: 'Password reset link sent to your email' }
  },

  resetPassword: ({ body: { token, password } }, { accounts, authSessions }) => {
    const userId = accounts.useResetToken(token)
    accounts.changePassword(userId, password)
    authSessions.endAll(userId)
    return { message: 'Password reset successful! Please login with your new password.' }
  },

  updateProfile: ({ body: { businessName, ...change }, caller: { user, merchantId } }, store) => {
    if (businessName !== undefined) {
      // The contract lets every role make this call, but only a merchant may change the business name.
      if (user.role !== 'merchant' || merchantId === undefined) {
        throw new RuleViolation(
          'forbidden',
          `Only the merchant can rename the business, not the role ${user.role}.`,
        )
      }
      renameBusiness(store, merchantId, businessName)
    }
    return { user: store.accounts.updateUser(user.id, change) }
  },

  changePassword: (
    { body: { currentPassword, newPassword }, caller },
    { accounts, authSessions, signInLimit },
  ) => {
    const { id, email } = caller.user
    signInLimit.admit(email)
    if (!accounts.withCredentials(email, currentPassword)) {
      signInLimit.failed(email)
      rejectUnprocessable('The current password is incorrect.', [
        { field: 'currentPassword', message: 'This is not your current password.' },
      ])
    }
    if (newPassword === currentPassword) {
      rejectUnprocessable('The new password is the same as the current one.', [
        { field: 'newPassword', message: 'Choose a password that differs from the current one.' },
      ])
    }
    accounts.changePassword(id, newPassword)
    authSessions.endAll(id, { except: caller.token })
    return { message: 'Password changed successfully' }
  },

  refreshToken: ({ caller }, { authSessions }) => authSessions.refresh(caller),
} satisfies HandlersFor<AuthOperation>

function mail(
  { outbox, clock }: Store,
  to: string,
  subject: string,
  content: { text: string; token?: string },
): void {
  outbox.send({ to, subject, ...content, at: timestamp(clock.now()) })
}

/** Renames a business for all of its users and on every row that contains its name. */
function renameBusiness(store: Store, merchantId: string, businessName: string): void {
  for (const account of store.accounts.all()) {
    if (account.merchantId === merchantId) store.accounts.updateUser(account.user.id, { businessName })
  }
  const { gateways, paymentMethods, paymentLinks, settlements, transactions } = store
  const renamed = { merchantName: businessName }
  for (const row of gateways.oldestFirst({ merchantId })) gateways.replace({ ...row, ...renamed })
  for (const row of paymentMethods.oldestFirst({ merchantId })) paymentMethods.replace({ ...row, ...renamed })
  for (const row of paymentLinks.oldestFirst({ merchantId }))
    paymentLinks.replace({ ...row, ...renamed, etag: nextEtag(row) })
  for (const row of settlements.oldestFirst({ merchantId })) settlements.replace({ ...row, ...renamed })
  transactions.rename(merchantId, businessName)
}
