import { conflict, unprocessable } from '../refusal.ts'
import { RefundError, requestRefund } from '../rules/refunds.ts'
import { refundAppointments } from '../store/due-events.ts'
import type { HandlersFor } from './handlers.ts'

export const transactions = {
  listTransactions: ({ query, caller }, { transactions, clock }) => {
    const { from, to, minAmount, maxAmount } = query
    if (from !== undefined && to !== undefined && from > to) {
      unprocessable('The first day is after the last.', [{ field: 'from', message: 'must be at most to' }])
    }
    if (minAmount !== undefined && maxAmount !== undefined && minAmount > maxAmount) {
      unprocessable('The smallest amount is above the largest.', [
        { field: 'minAmount', message: 'must be at most maxAmount' },
      ])
    }
    return transactions.where(query, caller, clock.now())
  },

  refundTransaction: (
    { body: { transactionId, amount, reason }, caller },
    { transactions, clock, ids, agenda },
  ) => {
    const transaction = transactions.get(transactionId, caller)
    try {
      const refunded = requestRefund(transaction, { id: ids.peek('rfnd'), amount, reason, now: clock.now() })
      ids.next('rfnd')
      const refund = refunded.refunds.at(-1)
      for (const next of refund ? refundAppointments(transactionId, refund) : []) agenda.add(next)
      return { transaction: transactions.replace(refunded) }
    } catch (error) {
      if (!(error instanceof RefundError)) throw error
      return conflict(
        error.code,
        error.message,
        error.rest > 0 ? [{ field: 'amount', message: `must be at most ${error.rest}` }] : undefined,
      )
    }
  },
} satisfies HandlersFor<'listTransactions' | 'refundTransaction'>
