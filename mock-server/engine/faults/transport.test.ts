import { beforeEach, expect, test, vi } from 'vitest'
import { delay } from './transport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const slow = { source: 'prefer', waitMs: 60_000, isHandled: true }

test('a response is due after its wait', async () => {
  const due = vi.fn()
  void delay(slow, new AbortController().signal).then(due)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(due).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(due).toHaveBeenCalled()
})

test('nobody waits for a client that has disconnected, before the wait or during it', async () => {
  const client = new AbortController()
  const waiting = delay(slow, client.signal)
  client.abort()
  await waiting
  await delay(slow, client.signal)
  expect(vi.getTimerCount()).toBe(0)
})
