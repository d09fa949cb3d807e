import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { sessionVerified } from '../../session/session.testing.ts'
import { pollDue } from './poll.ts'
import { backOffs, pollFaster } from './poll-interval.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionVerified()
})
afterEach(() => {
  for (const hash of Object.keys(backOffs)) delete backOffs[hash]
})

/** A screen with a list; the test decides the server's responses. */
function openScreen(
  respond: () => Promise<unknown>,
  {
    client = new QueryClient(),
    queryKey = ['settlements'],
  }: { client?: QueryClient; queryKey?: string[] } = {},
) {
  client.setQueryData(queryKey, { settlements: ['old'] })
  const requests = vi.fn(respond)
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: requests,
    staleTime: Number.POSITIVE_INFINITY,
  })
  onTestFinished(observer.subscribe(() => undefined))
  const shownData = () => client.getQueryData(queryKey)
  return { client, queryKey, requests, shownData }
}

async function pass(client: QueryClient, ms: number) {
  for (let passed = 0; passed < ms; passed += 1000) {
    await vi.advanceTimersByTimeAsync(1000)
    pollDue(client)
  }
  await vi.advanceTimersByTimeAsync(0)
}

test('a list on screen is read again before it is 15 seconds old, and not more often', async () => {
  const { client, requests, shownData } = openScreen(async () => ({ settlements: ['new'] }))
  await pass(client, 11_000)
  expect(requests).not.toHaveBeenCalled()
  await pass(client, 4000)
  expect(requests).toHaveBeenCalledTimes(1)
  expect(shownData()).toEqual({ settlements: ['new'] })
  await pass(client, 60_000)
  expect(requests).toHaveBeenCalledTimes(6)
})

test('a response from before a change does not overwrite it', async () => {
  let respond: (data: unknown) => void = () => undefined
  const { client, queryKey, shownData } = openScreen(() => new Promise((resolve) => (respond = resolve)))
  await pass(client, 13_000)
  await vi.advanceTimersByTimeAsync(500)
  client.setQueryData(queryKey, { settlements: ['changed here'] })
  await vi.advanceTimersByTimeAsync(500)
  respond({ settlements: ['from before'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(shownData()).toEqual({ settlements: ['changed here'] })
})

test('a failure keeps the data on screen, and the server is asked again after a while', async () => {
  const { client, requests, shownData } = openScreen(() => Promise.reject(new ApiError(503)))
  await pass(client, 26_000)
  expect(requests).toHaveBeenCalledTimes(1)
  expect(shownData()).toEqual({ settlements: ['old'] })
  await pass(client, 4000)
  expect(requests).toHaveBeenCalledTimes(2)
})

test('a failing query is polled less and less often, whatever else succeeds', async () => {
  const { client, requests } = openScreen(() => Promise.reject(new ApiError(503)))
  openScreen(async () => ({ stats: {} }), { client, queryKey: ['stats'] })
  await pass(client, 5 * 60_000)
  expect(requests).toHaveBeenCalledTimes(5)
})

test('an awaited change is polled within a minute, whatever interval the server requests', async () => {
  const busy = new ApiError(503, {}, new Headers({ 'Retry-After': '3600' }))
  const { client, requests } = openScreen(() => Promise.reject(busy))
  onTestFinished(pollFaster('settlements'))
  await pass(client, 50_000)
  expect(requests).toHaveBeenCalledTimes(1)
  await pass(client, 20_000)
  expect(requests).toHaveBeenCalledTimes(2)
})
