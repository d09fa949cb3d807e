import { beforeEach, expect, test, vi } from 'vitest'
import { asha } from './asha.testing.ts'
import { nobodySignedIn } from './session.testing.ts'
import type { User } from './session.ts'
import {
  profileChanged,
  session,
  sessionExpired,
  signedIn,
  signedOut,
  signInFailed,
  signingIn,
  tokenRefreshed,
} from './session.ts'

const userOf = (role: User['role']): User => ({ ...asha, role })
const token = 'tok_1'
const expiresAt = '2027-01-01T00:00:00.000Z'

beforeEach(nobodySignedIn)

test('the initial state is loading', async () => {
  vi.resetModules()
  const fresh = await import('./session.ts')
  expect(fresh.session).toMatchObject({ isLoading: true, isAuthenticated: false, error: null })
})

test('starting a sign-in sets loading and clears the last error; its failure only keeps the message', () => {
  signInFailed('Incorrect email or password.')
  expect(session).toMatchObject({ isLoading: false, error: 'Incorrect email or password.' })
  signingIn()
  expect(session).toMatchObject({ isLoading: true, error: null })
  signedIn({ user: userOf('merchant'), token, expiresAt })
  signInFailed('Login failed')
  expect(session).toMatchObject({ user: null, token: null, isAuthenticated: false, error: 'Login failed' })
})

test.each(['merchant', 'viewer', 'admin'] as const)(
  'a %s can sign in, change the profile, refresh and sign out',
  (role) => {
    signedIn({ user: userOf(role), token, expiresAt })
    expect(session).toMatchObject({ token, isAuthenticated: true, isLoading: false, error: null, end: null })
    profileChanged({ ...userOf(role), name: 'Asha R. Rao' })
    expect(session.user).toMatchObject({ role, name: 'Asha R. Rao' })
    tokenRefreshed({ token: 'tok_2', expiresAt: '2027-02-01T00:00:00.000Z' }, token)
    expect(session).toMatchObject({ token: 'tok_2', isAuthenticated: true })
    signedOut()
    expect(session).toMatchObject({ user: null, token: null, isAuthenticated: false, end: 'signedOut' })
  },
)

test('a session ended by the server is distinguished from signing out', () => {
  signedIn({ user: userOf('merchant'), token, expiresAt })
  void sessionExpired()
  expect(session).toMatchObject({ user: null, token: null, isAuthenticated: false, end: 'expired' })
})
