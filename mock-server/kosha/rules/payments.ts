import type { components } from '#contract'
import { randomOf } from '../../engine/random.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { feeOf } from './fees.ts'
import { rrnOf } from './references.ts'
import { refundableUntil } from './refunds.ts'
import { withEvent } from './transaction-events.ts'

type Transaction = components['schemas']['Transaction']

/** The payment was captured at `now` (epoch milliseconds): it has a fee and can be refunded from then on. */
export function succeed(transaction: Transaction, now: number): Transaction {
  const { id, amount, method } = transaction
  const captured: Transaction = {
    ...transaction,
    status: 'success',
    ...feeOf(amount, method),
    refundableUntil: timestamp(refundableUntil(now)),
    ...(method === 'upi' && { rrn: rrnOf(now, randomOf(id)) }),
  }
  return withEvent(captured, { type: 'succeeded', at: timestamp(now) })
}

/** The payment failed at `now` (epoch milliseconds). */
export const failPayment = (
  transaction: Transaction,
  { now, failure }: { now: number; failure: components['schemas']['Failure'] },
): Transaction =>
  withEvent({ ...transaction, status: 'failed', failure }, { type: 'failed', at: timestamp(now) })
