import { MutationObserver } from '@tanstack/react-query'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import type { FailureTexts } from './query-client.ts'
import { createQueryClient, mutation } from './query-client.ts'

vi.mock('../session/token-cookie.ts', () => ({
  tokenCookie: { read: () => null, save: vi.fn(), remove: vi.fn(), isKept: () => false },
}))

const unanswered = new NetworkError('offline')
const meta = { success: 'Done', failure: 'Failed to do it', network: 'Network error' }

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => vi.restoreAllMocks())

async function run(outcome: () => Promise<string>) {
  const work = vi.fn(outcome)
  const observer = new MutationObserver(createQueryClient(), mutation({ mutationFn: work, meta }))
  await observer.mutate(undefined).catch(() => undefined)
  return work
}

async function load(error: Error, texts?: FailureTexts) {
  const work = vi.fn(() => Promise.reject(error))
  const options = { queryKey: ['x'], queryFn: work, retryDelay: 0, ...(texts && { meta: texts }) }
  await createQueryClient()
    .fetchQuery(options)
    .catch(() => undefined)
  return work
}

test('a success shows its words once', async () => {
  await run(() => Promise.resolve('ok'))
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Done')
})

test.each([
  ["the server's words", new ApiError(409, { message: 'This link was paid.' }), 'This link was paid.'],
  ['the fallback if it sent none', new ApiError(502), 'Failed to do it'],
  ['the network text if nobody answered', unanswered, 'Network error'],
])('a failure shows %s', async (_name, error, words) => {
  await run(() => Promise.reject(error))
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(words)
})

test('the end of the session is not announced a second time', async () => {
  await run(() => Promise.reject(new ApiError(401, { message: 'Please sign in.', code: 'unauthenticated' })))
  expect(toast.error).not.toHaveBeenCalled()
})

test('what changes something is never sent twice', async () => {
  const work = await run(() => Promise.reject(unanswered))
  expect(work).toHaveBeenCalledOnce()
})

test('a list is asked for once more, unless the server refused', async () => {
  expect(await load(unanswered)).toHaveBeenCalledTimes(2)
  expect(await load(new ApiError(503))).toHaveBeenCalledTimes(2)
  expect(await load(new ApiError(403))).toHaveBeenCalledOnce()
})

test('a list without words fails silently, one with words says them in the place of the same words', async () => {
  await load(new ApiError(403, { message: 'No.' }))
  expect(toast.error).not.toHaveBeenCalled()
  await load(new ApiError(403), { failure: 'Failed to fetch transactions', network: 'Network error' })
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to fetch transactions', {
    id: 'Failed to fetch transactions',
  })
})
