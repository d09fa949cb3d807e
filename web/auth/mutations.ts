import type { components } from '#contract'
import { api } from '../api/client.ts'
import { ApiError, SessionOverError, UNREADABLE, unwrap } from '../api/errors.ts'
import { failureMessage, mutation } from '../api/query-client.ts'
import {
  profileChanged,
  session,
  sessionStore,
  signedIn,
  signInFailed,
  signInOvertaken,
  signingIn,
} from '../session/session.ts'

type Schemas = components['schemas']

const network = 'Network error. Please try again.'

const signInMessages = {
  success: 'Login successful!',
  failure: 'Login failed',
  network,
  fields: ['email', 'password'],
}

export const signIn = mutation({
  mutationFn: async (credentials: Schemas['Credentials']) => {
    const replaced = sessionStore.present()
    const response = await unwrap(api.POST('/auth/login', { body: credentials }))
    // Another tab has signed in since.
    if (sessionStore.present() !== replaced) throw new SessionOverError()
    if (!response.token || !response.user) throw new ApiError(UNREADABLE)
    return response
  },
  onMutate: signingIn,
  onSuccess: (response, { rememberMe = false }) => signedIn(response, { rememberMe }),
  onError: (error) =>
    error instanceof SessionOverError
      ? signInOvertaken()
      : signInFailed(failureMessage(error, signInMessages)),
  meta: signInMessages,
})

export const register = mutation({
  mutationFn: (registration: Schemas['Registration']) =>
    unwrap(api.POST('/auth/register', { body: registration })),
  meta: {
    success: 'Registration successful! Please check your email for verification.',
    failure: 'Registration failed',
    network,
    fields: ['name', 'businessName', 'email', 'phone', 'password'],
  },
})

export const requestPasswordReset = mutation({
  mutationFn: (request: Schemas['PasswordResetRequest']) =>
    unwrap(api.POST('/auth/forgot-password', { body: request })),
  meta: {
    success: 'Password reset link sent to your email',
    failure: 'Failed to send reset link',
    network,
    fields: ['email'],
  },
})

export const resetPassword = mutation({
  mutationFn: (reset: Schemas['PasswordReset']) => unwrap(api.POST('/auth/reset-password', { body: reset })),
  meta: {
    success: 'Password reset successful! Please login with your new password.',
    failure: 'Password reset failed',
    network,
    fields: ['password'],
  },
})

export const updateProfile = mutation({
  mutationFn: (profile: Schemas['ProfileUpdate']) =>
    signedInOnly(() => unwrap(api.PUT('/auth/profile', { body: profile }))),
  onSuccess: ({ user }) => profileChanged(user),
  meta: {
    success: 'Profile updated successfully',
    failure: 'Failed to update profile',
    network,
    fields: ['name', 'businessName', 'phone'],
  },
})

export const changePassword = mutation({
  mutationFn: (change: Schemas['PasswordChange']) =>
    signedInOnly(() => unwrap(api.POST('/auth/change-password', { body: change }))),
  meta: {
    success: 'Password changed successfully',
    failure: 'Failed to change password',
    network,
    fields: ['currentPassword', 'newPassword'],
  },
})

/** These calls only run when a token exists. */
async function signedInOnly<Data>(call: () => Promise<Data>): Promise<Data> {
  if (!session.token) throw new Error('Nobody is signed in')
  return await call()
}
