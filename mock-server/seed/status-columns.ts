import type { components } from '#contract'
import { refundedBy, statusAfter } from '../rules/refunds.ts'
import type { CodedTexts } from '../store/column-values.ts'
import { codeOf } from '../store/column-values.ts'
import { statusesOf } from '../store/transaction-filters.ts'
import type { Steps } from '../time-slicing.ts'
import type { PaymentList } from './payment-list.ts'
import { OUTCOMES } from './payment-list.ts'
import type { SeededRefunds } from './seeded-refunds.ts'

type Status = components['schemas']['TransactionStatus']

// The outcomes first, so that payments without refunds keep the code of theirs.
const STATUSES: readonly Status[] = [...OUTCOMES, 'partially_refunded', 'refunded']

/** The statuses of payments and of their refunds. */
export function* statusColumns(
  { length, outcome, amount }: PaymentList,
  refunds: SeededRefunds,
): Steps<{ status: CodedTexts; refunds: CodedTexts }> {
  const status = new Uint32Array(outcome)
  const combinations = ['']
  const combination = new Uint32Array(length)
  yield
  for (const [place, own] of refunds.groups()) {
    status[place] = STATUSES.indexOf(statusAfter(refundedBy(own), amount[place] ?? 0))
    combination[place] = codeOf(combinations, statusesOf(own))
  }
  return {
    status: { texts: STATUSES, codes: status },
    refunds: { texts: combinations, codes: combination },
  }
}
