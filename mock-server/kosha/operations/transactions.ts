import { unprocessable } from '../../engine/http-error.ts'
import { requestRefund } from '../rules/refunds.ts'
import { refundEvents } from '../rules/scheduled-events.ts'
import type { HandlersFor } from './handler.ts'

export const transactions = {
  listTransactions: ({ query, caller }, { transactions, clock }) => {
    const { from, to, minAmount, maxAmount } = query
    const isBackwards = from !== undefined && to !== undefined && from > to
    const errors = [
      ...(isBackwards ? [{ field: 'from', message: 'must not be after to' }] : []),
      ...(minAmount !== undefined && maxAmount !== undefined && minAmount > maxAmount
        ? [{ field: 'minAmount', message: 'must be at most maxAmount' }]
        : []),
    ]
    if (errors.length > 0) {
      const message = isBackwards
        ? 'The first day is after the last.'
        : 'The smallest amount is above the largest.'
      unprocessable(message, errors)
    }
    return transactions.where(query, caller, clock.now())
  },

  refundTransaction: (
    { body: { transactionId, amount, reason }, header, caller },
    { transactions, clock, ids, schedule },
  ) => {
    const transaction = transactions.get(transactionId, caller)
    const refunded = requestRefund(transaction, {
      id: ids.peek('rfnd'),
      amount,
      reason,
      idempotencyKey: header['Idempotency-Key'],
      now: clock.now(),
    })
    ids.next('rfnd')
    const refund = refunded.refunds.at(-1)
    for (const event of refund ? refundEvents(transactionId, refund) : []) schedule.add(event)
    return { transaction: transactions.replace(refunded) }
  },
} satisfies HandlersFor<'listTransactions' | 'refundTransaction'>
