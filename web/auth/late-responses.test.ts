import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api/client.ts'
import { SessionOverError, unwrap } from '../api/errors.ts'
import { fakeApi, json } from '../api/fake-api.testing.ts'
import { mutate } from '../api/mutate.ts'
import { mutation, queryClient } from '../api/query-client.ts'
import { asha } from '../session/asha.testing.ts'
import { session, signedIn, signedOut, tokenRefreshed } from '../session/session.ts'
import { changePassword, updateProfile } from './mutations.ts'

const expiresAt = '2027-01-01T00:00:00.000Z'
const person = (id: string, name: string) => ({
  user: { ...asha, id, name, email: `${id}@tarang.example` },
  token: `tok_${id}`,
  expiresAt,
})

beforeEach(() => {
  signedIn(person('asha', 'Asha Rao'))
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})

function leaveAndReturn() {
  signedOut()
  signedIn(person('asha', 'Asha Rao'))
}

/** What happens between the request and its response. */
const changes = [
  ['another user has signed in', () => signedIn(person('ravi', 'Ravi Nair'))],
  ['the user has signed out', signedOut],
  ['the user has signed out and in again', leaveAndReturn],
] as const

test.each(changes)('a response that arrives once %s is ignored', async (_name, change) => {
  fakeApi(() => {
    change()
    return json({ totalAmount: 1 })
  })
  await expect(unwrap(api.GET('/payments/stats'))).rejects.toThrow(SessionOverError)
})

test.each(changes)(
  'a mutation that completes once %s changes no list, menu or toast',
  async (_name, change) => {
    fakeApi(() => {
      change()
      vi.mocked(toast.success).mockClear()
      return json({ user: person('asha', 'Asha R. Rao').user })
    })
    const former = queryClient()
    await expect(mutate(former, updateProfile, { name: 'Asha R. Rao' })).rejects.toThrow()
    expect(session.user?.name).not.toBe('Asha R. Rao')
    expect(toast.success).not.toHaveBeenCalled()
    expect(toast.error).not.toHaveBeenCalled()
  },
)

test('a late error is not shown to the next user', async () => {
  fakeApi(() => {
    signedIn(person('ravi', 'Ravi Nair'))
    return json({ message: 'The current password is wrong.' }, 422)
  })
  const change = { currentPassword: 'a-former-one', newPassword: 'quite-a-new-one' }
  await expect(mutate(queryClient(), changePassword, change)).rejects.toThrow()
  expect(toast.error).not.toHaveBeenCalled()
})

test('data loaded in one session, or still loading, is not in the cache of the next', () => {
  const former = queryClient()
  former.setQueryData(['links'], ['of Asha'])
  signedIn(person('ravi', 'Ravi Nair'))
  former.setQueryData(['links'], ['of Asha, late'])
  expect(queryClient().getQueryData(['links'])).toBeUndefined()
})

test('a refreshed token continues the session: responses still count, and the cache is kept', async () => {
  queryClient().setQueryData(['links'], ['of Asha'])
  fakeApi(() => {
    tokenRefreshed({ token: 'tok_2', expiresAt }, 'tok_asha')
    return json({ totalAmount: 1 })
  })
  await expect(unwrap(api.GET('/payments/stats'))).resolves.toEqual({ totalAmount: 1 })
  expect(queryClient().getQueryData(['links'])).toEqual(['of Asha'])
})

test('a replayed success is labelled as such', async () => {
  const twice = mutation({
    mutationFn: () => Promise.resolve({ replayed: true }),
    meta: { success: 'Done', replayed: 'Had been done', failure: 'Failed', network: 'Network error' },
  })
  await mutate(queryClient(), twice, undefined)
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Had been done')
})
