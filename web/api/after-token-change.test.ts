import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionVerified } from '../session/session.testing.ts'
import { ApiError } from './errors.ts'
import { queryClient } from './query-client.ts'

test.each([
  [401, 'loaded'],
  [404, undefined],
])('what failed with %i is, after a new token of the same user, %s', async (status, data) => {
  sessionVerified()
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError(status))
    .mockResolvedValue('loaded')
  const queryKey = ['rejected', status]
  const observer = new QueryObserver(queryClient(), { queryKey, queryFn, retry: false })
  onTestFinished(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  sessionVerified({ token: `tok_2_${status}` })
  await new Promise((resolve) => setImmediate(resolve))
  expect(observer.getCurrentResult().data).toBe(data)
})
