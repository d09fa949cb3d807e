import { expect, test } from 'vitest'
import type { OperationId } from '../document.ts'
import type { Outcome } from '../runner.ts'
import { triage } from './triage.ts'

const covers = [{ operation: 'refundTransaction' as const, status: 200, role: 'merchant' as const }]
const failed = (reason: string): Outcome[] => [
  {
    check: { id: 'model/x', title: 'a sequence', covers, verify: async () => undefined },
    result: 'failed',
    reason,
    requests: 1,
    ms: 1,
    exchanges: [],
  },
]
// The refund was only called for a payment of another account.
const answered = new Map<OperationId, Set<number>>([
  ['createPaymentLink', new Set([201])],
  ['refundTransaction', new Set([404])],
])

test.each([
  ['createPaymentLink: status is "409", expected "201"', 'failed'],
  ['refundTransaction: status is "404", expected "200"', 'not covered'],
])('with refunds that only answered 404, "%s" is %s', (reason, result) => {
  expect(triage(failed(reason), answered).outcomes[0]?.result).toBe(result)
})
