import type { components } from '#contract'
import type { Contract } from '../engine/contract/contract.ts'
import type { HandlersOf } from '../engine/control/handler-types.ts'
import { rejectAbsent, rejectInvalid, rejectUnprocessable } from '../engine/rule-violation.ts'
import type { operations } from './control-additions.d.ts'
import { conclude, pay } from './factories/payer.ts'
import { settlementFailure } from './seed/failures.ts'
import { refuseRefund, refuseTransfer } from './store/requests.ts'
import type { Store } from './store/store.ts'

type Context = { store: Store; contract: Contract }

/** The control calls of the product: what a customer does at its payment page, and what a bank refuses. */
export const controls = {
  payLink: (
    { path, body: { customer, method = 'upi', outcome = 'success', amount } },
    { store, contract },
  ) => {
    const link = store.paymentLinks.get(path.id, {})
    const payment = { amount, method, outcome }
    if (customer === undefined) return pay(link, payment, store)
    return pay(link, { ...payment, customer: customerFrom(customer, contract) }, store)
  },

  concludePayment: ({ path, body: { outcome = 'success' } }, { store }) => {
    const transaction = conclude(store.transactions.get(path.id, {}), outcome, store)
    const link = store.paymentLinks.find(transaction.paymentLinkId ?? '')
    return { transaction, ...(link && { link }) }
  },

  refuseRefund: ({ path: { id } }, { store }) => {
    const [payment] = store.transactions.rows(({ row }) => row.refunds.some((one) => one.id === id))
    const refund = payment?.refunds.find((one) => one.id === id)
    if (!payment || !refund) return rejectAbsent(`refund ${id}`)
    if (refund.status !== 'pending')
      return rejectUnprocessable(`${id} has ended: it is ${refund.status}.`, [])
    return { transaction: refuseRefund(payment, id, store) }
  },

  refuseTransfer: ({ path: { id } }, { store }) => {
    const settlement = store.settlements.get(id, {})
    const { status } = settlement
    if (status !== 'scheduled' && status !== 'processing')
      return rejectUnprocessable(`${id} has ended: it is ${status}.`, [])
    return { settlement: refuseTransfer(settlement, settlementFailure.rejected, store) }
  },
} satisfies HandlersOf<
  Pick<operations, 'payLink' | 'concludePayment' | 'refuseRefund' | 'refuseTransfer'>,
  Context
>

function customerFrom(value: unknown, { check }: Contract) {
  const result = check({ $ref: '#/components/schemas/Customer' }, value)
  if (result.valid) return result.value as components['schemas']['Customer']
  return rejectInvalid(result.errors.map((each) => ({ ...each, field: `customer.${each.field}` })))
}
