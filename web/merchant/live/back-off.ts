import { proxy } from 'valtio/vanilla'
import { ApiError, NetworkError } from '../../api/errors.ts'

const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 5 * 60_000

/** How long this browser waits after failures: a server in trouble is asked less often. */
export const backOff = proxy({ failures: 0, notBefore: 0 })

export function answered() {
  Object.assign(backOff, { failures: 0, notBefore: 0 })
}

/** Doubles the wait, or waits as long as the server asks for. A rejected request says nothing about the server. */
export function failed(error: unknown, now: number) {
  if (!isInTrouble(error)) return
  const wait = Math.min(FIRST_WAIT_MS * 2 ** backOff.failures, MAX_WAIT_MS)
  const requested = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  Object.assign(backOff, { failures: backOff.failures + 1, notBefore: now + Math.max(wait, requested) })
}

/** As another tab has learned. */
export function waitUntil(notBefore: number) {
  if (notBefore > backOff.notBefore) Object.assign(backOff, { failures: backOff.failures + 1, notBefore })
}

const isInTrouble = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429))
