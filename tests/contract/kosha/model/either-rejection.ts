import type { Received } from '../../suite/wire.ts'

const LAST_CHECKS = [404, 409, 422]

/** Whether both rejected a request, for faults that the contract puts in no order. `now` is the server's time. */
export function isEitherRejection(model: Received, backend: Received, body: unknown, now: number): boolean {
  const isLast = LAST_CHECKS.includes(model.status) && LAST_CHECKS.includes(backend.status)
  if (!isLast) return false
  const isUnprocessable = [model, backend].every(({ status }) => status === 422)
  // A single fault has a single name.
  if (isUnprocessable) return faultsIn(body, now) > 1
  const isConflict = [model, backend].every(({ status }) => status === 409)
  const isAboutAKey = [model, backend].some(({ text }) => text.includes('idempotency_key_reused'))
  return faultsIn(body, now) > 0 || (isConflict && isAboutAKey)
}

/** How many faults a body may have by itself. */
function faultsIn(body: unknown, now: number): number {
  const { partial, amount, expiresAt, minAmount, maxAmount, gatewayIds, mode, enabled } = Object(body)
  return [
    partial?.minimum > amount,
    Date.parse(expiresAt) <= now,
    minAmount > maxAmount || (gatewayIds !== undefined && (minAmount ?? maxAmount) !== undefined),
    gatewayIds !== undefined,
    mode === 'live' && enabled === false,
  ].filter(Boolean).length
}
