import { ApiError } from '../../api/errors.ts'

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

/** @throws ApiError if the wait would be too long, which stops the batch */
export function secondsToWait({ retryAfter = 1 }: ApiError): number {
  const seconds = Math.max(1, Math.ceil(retryAfter))
  if (seconds <= MAX_WAIT_SECONDS) return seconds
  const message = 'The server asks us to wait longer than 15 minutes. Resume later: nothing is sent twice.'
  throw new ApiError(429, { message })
}
