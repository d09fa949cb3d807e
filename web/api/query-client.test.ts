import { MutationObserver } from '@tanstack/react-query'
import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, test, vi } from 'vitest'
import { nobodySignedIn, sessionVerified } from '../session/session.testing.ts'
import { ApiError, NetworkError } from './errors.ts'
import type { FailureMessages } from './query-client.ts'
import { createQueryClient, mutation } from './query-client.ts'

const unanswered = new NetworkError('offline')
const meta = { success: 'Done', failure: 'Failed to do it', network: 'Network error' }

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})

async function run(outcome: () => Promise<string>) {
  const work = vi.fn(outcome)
  const observer = new MutationObserver(createQueryClient(), mutation({ mutationFn: work, meta }))
  await observer.mutate(undefined).catch(() => undefined)
  return work
}

async function load(error: Error, messages?: FailureMessages) {
  const work = vi.fn(() => Promise.reject(error))
  const options = { queryKey: ['x'], queryFn: work, retryDelay: 0, ...(messages && { meta: messages }) }
  await createQueryClient()
    .fetchQuery(options)
    .catch(() => undefined)
  return work
}

test('a success shows its message once', async () => {
  await run(() => Promise.resolve('ok'))
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Done')
})

test.each([
  ["the server's message", new ApiError(409, { message: 'This link was paid.' }), 'This link was paid.'],
  ['the fallback without one', new ApiError(502), 'Failed to do it'],
  ['the network message without a response', unanswered, 'Network error'],
])('a failure shows %s', async (_name, error, words) => {
  await run(() => Promise.reject(error))
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(words)
})

test('a success with an unusable response shows only the failure message', async () => {
  const unusable = mutation({
    mutationFn: () => Promise.resolve({}),
    onSuccess: () => Promise.reject(new TypeError('No such field')),
    meta,
  })
  const observer = new MutationObserver(createQueryClient(), unusable)
  await expect(observer.mutate(undefined)).rejects.toThrow('No such field')
  expect(toast.success).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to do it')
})

test('the end of the session is announced only once', async () => {
  await run(() => Promise.reject(new ApiError(401, { message: 'Please sign in.', code: 'unauthenticated' })))
  expect(toast.error).not.toHaveBeenCalled()
})

test('a mutation is never retried', async () => {
  const work = await run(() => Promise.reject(unanswered))
  expect(work).toHaveBeenCalledOnce()
})

test('a query is retried once, unless the server rejected it', async () => {
  expect(await load(unanswered)).toHaveBeenCalledTimes(2)
  expect(await load(new ApiError(503))).toHaveBeenCalledTimes(2)
  expect(await load(new ApiError(403))).toHaveBeenCalledOnce()
})

test('a query without a failure message fails silently, and one with a message does not repeat its toast', async () => {
  await load(new ApiError(403, { message: 'No.' }))
  expect(toast.error).not.toHaveBeenCalled()
  await load(new ApiError(403), { failure: 'Failed to fetch transactions', network: 'Network error' })
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to fetch transactions', {
    id: 'Failed to fetch transactions',
  })
})

test('a 401 that leaves the user signed in was for an older token, and is asked again once', async () => {
  sessionVerified()
  expect(await load(new ApiError(401))).toHaveBeenCalledTimes(2)
  nobodySignedIn()
  expect(await load(new ApiError(401))).toHaveBeenCalledTimes(1)
})
