import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import { refundPayment } from '../store/requests.ts'
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
      rejectUnprocessable(message, errors)
    }
    return transactions.where(query, caller, clock.now())
  },

  refundTransaction: ({ body: { transactionId, amount, reason }, header, caller }, store) => {
    const payment = store.transactions.get(transactionId, caller)
    const details = { amount, reason, idempotencyKey: header['Idempotency-Key'] }
    return { transaction: refundPayment(payment, details, store) }
  },
} satisfies HandlersFor<'listTransactions' | 'refundTransaction'>
