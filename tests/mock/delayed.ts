import { vi } from 'vitest'

/**
 * Awaits `call` while timers run as soon as they are set.
 * @returns its result, and the milliseconds that it would have waited for timers
 */
export async function delayed<Result>(call: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const start = Date.now()
    const state = { isOver: false }
    const pending = call().finally(() => {
      state.isOver = true
    })
    while (!state.isOver) {
      await new Promise(setImmediate)
      if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
    }
    return { result: await pending, ms: Date.now() - start }
  } finally {
    vi.useRealTimers()
  }
}
