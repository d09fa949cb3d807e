import type { Received } from '../../suite/wire.ts'

/** The fields that the figures must have: the others may be left out. */
const FIGURES =
  'required: [totalTransactions, totalAmount, pendingSettlements, pendingSettlementAmount, todayTransactions, todayAmount, daily, byMerchant, byGateway]'

/**
 * What the contract leaves open, each with the sentence of openapi.yaml that says so. `order.ts` and `compare.ts`
 * apply them.
 */
export const undecidedByContract: { what: string; sentence: string }[] = [
  {
    what: 'today is not compared with earlier days',
    sentence: FIGURES,
  },
  { what: 'sums of a list are left out', sentence: 'Optional: a server without it leaves it out.' },
  { what: 'the figures of 30 days are left out', sentence: FIGURES },
  {
    what: 'success rates are left out',
    sentence: 'may be left out by a server that does not offer it.',
  },
  { what: 'IDs, tokens and cursors have other values', sentence: 'Prefixed and opaque.' },
  { what: 'messages are worded differently', sentence: 'For people; safe to display.' },
  { what: 'a request ID is any', sentence: 'Prefixed and opaque.' },
  {
    what: 'instants have more or fewer fractional digits',
    sentence: 'be written with more or fewer fractional digits.',
  },
  { what: 'addresses come back in lower case', sentence: 'may be stored in lower case.' },
  { what: 'there are no entity tags', sentence: 'Optional: a' },
  {
    what: 'credentials are masked differently',
    sentence: 'Shows nothing of the secret, and at most the first four and last four characters',
  },
  {
    what: 'the reason of a due date is worded differently',
    sentence: 'How the date was determined, for display.',
  },
  {
    what: 'merchants come in any order, and so do gateways of one priority',
    sentence: 'Grouped by merchant and in order of priority; the first is tried first.',
  },
  {
    what: 'merchants and gateways without a transaction are left out',
    sentence: 'Those without a transaction may be omitted.',
  },
  { what: '404, 409 and 422, where more than one applies', sentence: 'in any order: that what the request' },
  {
    what: 'a cursor with other filters, or from another user, is rejected',
    sentence: 'rejected, or marks its place among the rows that user may see.',
  },
]

const LAST_CHECKS = [404, 409, 422]

/** Whether both rejected a request, for faults whose order the contract leaves open. `now` is the server's time. */
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

/** How many faults of its own a body may have, beside what it refers to, so that either may be answered. */
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
