import type { Received } from '../../suite/wire.ts'

/** The fields that the figures must have: the others may be left out. */
const FIGURES =
  'required: [totalTransactions, totalAmount, pendingSettlements, pendingSettlementAmount, todayTransactions, todayAmount, daily, byMerchant, byGateway]'

/** What the contract leaves open, and where it says so; applied by `order.ts` and `compare.ts`. */
export const undecidedByContract: [what: string, sentence: string][] = [
  ['today is not compared with earlier days', FIGURES],
  ['sums of a list are left out', 'Optional: a server without it leaves it out.'],
  ['the figures of 30 days are left out', FIGURES],
  ['success rates are left out', 'may be left out by a server that does not offer it.'],
  ['IDs, tokens and cursors have other values', 'Prefixed and opaque.'],
  ['messages are worded differently', 'For people; safe to display.'],
  ['a request ID is any', 'Prefixed and opaque.'],
  ['instants have more or fewer fractional digits', 'be written with more or fewer fractional digits.'],
  ['addresses come back in lower case', 'may be stored in lower case.'],
  ['there are no entity tags', 'Optional: a'],
  [
    'credentials are masked differently',
    'Shows nothing of the secret, and at most the first four and last four characters',
  ],
  ['the reason of a due date is worded differently', 'How the date was determined, for display.'],
  [
    'merchants come in any order, and so do gateways of one priority',
    'Grouped by merchant and in order of priority; the first is tried first.',
  ],
  [
    'merchants and gateways without a transaction are left out',
    'Those without a transaction may be omitted.',
  ],
  ['404, 409 and 422, where more than one applies', 'in any order: that what the request'],
  [
    'a cursor with other filters, or from another user, is rejected',
    'rejected, or marks its place among the rows that user may see.',
  ],
]

const LAST_CHECKS = [404, 409, 422]

/** Whether both rejected a request, for faults that the contract puts in no order. `now` is the server's time. */
export function isEitherRejection(model: Received, backend: Received, body: unknown, now: number): boolean {
  const isLast = LAST_CHECKS.includes(model.status) && LAST_CHECKS.includes(backend.status)
  if (!isLast) return false
  const areSenseless = [model, backend].every(({ status }) => status === 422)
  // A single fault has a single name.
  if (areSenseless) return faultsIn(body, now) > 1
  return faultsIn(body, now) > 0 || (areConflicts(model, backend) && isAboutAKey(model, backend))
}

const areConflicts = (...both: Received[]) => both.every(({ status }) => status === 409)
const isAboutAKey = (...both: Received[]) => both.some(({ text }) => text.includes('idempotency_key_reused'))

/** How many faults a body may have, besides those of what it refers to, so that either may be answered. */
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
