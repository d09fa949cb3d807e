import type { HandlersOf } from '../engine/control/handler-types.ts'
import { rejectAbsent, rejectUnprocessable } from '../engine/rule-violation.ts'
import type { operations } from './control-additions.d.ts'
import { conclude, pay } from './factories/payer.ts'
import { settlementFailure } from './seed/failures.ts'
import { refuseRefund, refuseTransfer } from './store/requests.ts'
import type { Store } from './store/store.ts'

/** The control calls of the product: payments by a customer, and refusals by a bank. */
export const controls = {
  payLink: ({ path, body: { method = 'upi', outcome = 'success', amount } }, store) =>
    pay(store.paymentLinks.get(path.id, {}), { amount, method, outcome }, store),

  concludePayment: ({ path, body: { outcome = 'success' } }, store) => {
    const transaction = conclude(store.transactions.get(path.id, {}), outcome, store)
    const link = store.paymentLinks.find(transaction.paymentLinkId ?? '')
    return { transaction, ...(link && { link }) }
  },

  refuseRefund: ({ path: { id } }, store) => {
    const [payment] = store.transactions.rows(({ row }) => row.refunds.some((refund) => refund.id === id))
    const refund = payment?.refunds.find((candidate) => candidate.id === id)
    if (!payment || !refund) return rejectAbsent(`refund ${id}`)
    if (refund.status !== 'pending')
      return rejectUnprocessable(`${id} has ended: it is ${refund.status}.`, [])
    return { transaction: refuseRefund(payment, id, store) }
  },

  refuseTransfer: ({ path: { id } }, store) => {
    const settlement = store.settlements.get(id, {})
    const { status } = settlement
    if (status !== 'scheduled' && status !== 'processing')
      return rejectUnprocessable(`${id} has ended: it is ${status}.`, [])
    return { settlement: refuseTransfer(settlement, settlementFailure.rejected, store) }
  },
} satisfies HandlersOf<
  Pick<operations, 'payLink' | 'concludePayment' | 'refuseRefund' | 'refuseTransfer'>,
  Store
>
