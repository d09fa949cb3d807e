import { toast } from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { fakeApi, json } from '../api/fake-api.testing.ts'
import { mutate } from '../api/mutate.ts'
import { queryClient } from '../api/query-client.ts'
import { asha } from '../session/asha.testing.ts'
import { session } from '../session/session.ts'
import { tokenCookie } from '../session/token-cookie.ts'
import { signIn } from './mutations.ts'

test.each([
  ['a token', { user: asha }],
  ['a user', { token: 'tok_1' }],
])('a response to a sign-in without %s is a failure', async (_name, body) => {
  const success = vi.spyOn(toast, 'success').mockReturnValue('')
  const failure = vi.spyOn(toast, 'error').mockReturnValue('')
  fakeApi(() => json(body))
  const credentials = { email: asha.email, password: 'kosha-demo-2025' }
  await expect(mutate(queryClient(), signIn, credentials)).rejects.toThrow()
  expect(session).toMatchObject({ isAuthenticated: false, error: 'Login failed' })
  expect(tokenCookie.read()).toBeNull()
  expect(success).not.toHaveBeenCalled()
  expect(failure).toHaveBeenCalledExactlyOnceWith('Login failed')
})
