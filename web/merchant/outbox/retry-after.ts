import type { ApiError } from '../../api/errors.ts'

/** Waits, unless aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

const MAX_WAIT_SECONDS = 15 * 60

/** At most 15 minutes: a timer of many days would fire at once. */
export const secondsToWait = ({ retryAfter = 1 }: ApiError) =>
  Math.min(Math.max(1, Math.ceil(retryAfter)), MAX_WAIT_SECONDS)
